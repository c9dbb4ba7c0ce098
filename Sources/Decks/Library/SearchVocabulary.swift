/// Words in which people look for cards, in Spanish and English.
package struct SearchVocabulary: Sendable {
  private let others: [String: [String]]

  /// A vocabulary of rows, each of words that mean the same.
  package init(_ rows: [[String]]) {
    var others: [String: [String]] = [:]
    for row in rows {
      let folded = row.map(UnicodeForms.folded)
      for word in folded { others[word, default: []] += folded.filter { $0 != word } }
    }
    self.others = others
  }

  /// The words that mean the same as a folded one, or as its singular.
  func otherWords(for word: String) -> [String] {
    let singulars = ["s", "es"].filter { word.hasSuffix($0) }.map {
      String(word.dropLast($0.count))
    }
    return ([word] + singulars).lazy.compactMap { others[$0] }.first ?? []
  }

  /// The words of a query, those that make a phrase of the vocabulary joined: `campo de texto` is one.
  func joined(_ words: [String]) -> [String] {
    var result: [String] = []
    var rest = words[...]
    while let word = rest.first {
      let length = [3, 2].first { others[phrase(rest.prefix($0))] != nil && rest.count >= $0 } ?? 1
      result.append(length == 1 ? word : rest.prefix(length).joined(separator: " "))
      rest = rest.dropFirst(length)
    }
    return result
  }

  private func phrase(_ words: ArraySlice<String>) -> String {
    UnicodeForms.folded(words.joined(separator: " "))
  }

  /// No words.
  package static let none = SearchVocabulary([])

  /// The words of forms, input and focus.
  package static let forms = SearchVocabulary([
    ["formulario", "formularios", "form"],
    ["campo", "campos", "field"],
    ["campo de texto", "text field", "TextField"],
    ["texto", "text"],
    ["foco", "enfoque", "focus"],
    ["validación", "validar", "validation", "valid"],
    ["válido", "valid"],
    ["inválido", "invalid"],
    ["error", "errores"],
    ["teclado", "keyboard"],
    ["tecla", "key"],
    ["contraseña", "clave", "password"],
    ["correo", "e-mail", "email"],
    ["botón", "botones", "button"],
    ["enviar", "envío", "submit"],
    ["estado", "state"],
    ["enlace", "vínculo", "binding"],
    ["vista", "view"],
    ["etiqueta", "label", "tag"],
    ["selector", "picker"],
    ["interruptor", "toggle"],
    ["sección", "section"],
    ["mensaje", "message"],
    ["accesibilidad", "accessibility"],
    ["anunciar", "anuncio", "announce"],
    ["nombre", "name"],
    ["dirección", "address"],
    ["código", "code"],
    ["número", "number"],
    ["fecha", "date"],
    ["dinero", "importe", "cantidad", "amount", "money"],
    ["guardar", "save"],
    ["cancelar", "cancel"],
    ["borrador", "draft"],
    ["editar", "edit"],
    ["editor", "editor"],
    ["lista", "list"],
    ["autocompletar", "autorrelleno", "autofill"],
    ["mayúsculas", "mayúscula", "capitalization", "capitalisation", "uppercase"],
    ["corrección", "autocorrección", "autocorrection", "correction"],
    ["línea", "line"],
    ["cursor", "cursor"],
    ["siguiente", "next"],
    ["anterior", "previous"],
    ["listo", "hecho", "done"],
    ["retorno", "return"],
    ["vacío", "empty"],
    ["obligatorio", "requerido", "required"],
    ["deshabilitado", "desactivado", "disabled"],
    ["habilitado", "activado", "enabled"],
    ["comportamiento", "behavior", "behaviour"],
    ["entrada", "input"],
    ["evento", "event"],
    ["cambio", "change"],
    ["pregunta", "question"],
    ["respuesta", "answer"],
  ])
}
