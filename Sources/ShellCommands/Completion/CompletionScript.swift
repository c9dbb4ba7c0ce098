/// Completion scripts for other shells; each calls formlab back, so that names are always current.
package enum CompletionScript: String, CaseIterable, Sendable {
  case bash
  case zsh
  case fish

  /// The script's text.
  package var text: String {
    switch self {
    case .bash:
      """
      # bash completion for formlab; source it from ~/.bashrc
      _formlab() {
        local line name
        COMPREPLY=()
        while IFS= read -r line; do
          name=${line%%$'\\t'*}
          COMPREPLY+=("$name")
        done < <(formlab __complete "$COMP_CWORD" -- "${COMP_WORDS[@]}" 2>/dev/null)
        if [ ${#COMPREPLY[@]} -eq 1 ] && [ "${COMPREPLY[0]%/}" != "${COMPREPLY[0]}" ]; then
          compopt -o nospace
        fi
      }
      complete -F _formlab formlab

      """
    case .zsh:
      """
      #compdef formlab
      # zsh completion for formlab; put it into a folder of $fpath as _formlab
      local -a found
      local line
      while IFS= read -r line; do
        found+=("${${line%%$'\\t'*}//:/\\\\:}:${line#*$'\\t'}")
      done < <(formlab __complete $((CURRENT - 1)) -- "${words[@]}" 2>/dev/null)
      _describe 'formlab' found

      """
    case .fish:
      """
      # fish completion for formlab; put it into ~/.config/fish/completions/formlab.fish
      function __formlab_complete
        set -l words (commandline -opc) (commandline -ct)
        formlab __complete (math (count $words) - 1) -- $words 2>/dev/null
      end
      complete -c formlab -f -a '(__formlab_complete)'

      """
    }
  }
}
