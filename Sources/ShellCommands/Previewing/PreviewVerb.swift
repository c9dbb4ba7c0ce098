/// A verb of the prompt `form>` and of scripts.
struct PreviewVerb {
  var form: String
  var summary: String
  /// Whether it only looks, and leaves the form as it is.
  var isLook = false

  var name: String { String(form.prefix { $0 != " " }) }

  static let all: [PreviewVerb] = [
    PreviewVerb(form: "type NAME TEXT", summary: "types into a field, character by character"),
    PreviewVerb(form: "clear NAME", summary: "empties a field"),
    PreviewVerb(form: "paste NAME TEXT", summary: "puts a text into a field at once"),
    PreviewVerb(form: "press return|next|done|tab", summary: "presses a key of the keyboard"),
    PreviewVerb(form: "tap NAME", summary: "taps a button, a link or a row"),
    PreviewVerb(form: "toggle NAME", summary: "turns a switch over"),
    PreviewVerb(form: "pick NAME CHOICE", summary: "chooses in a picker"),
    PreviewVerb(form: "set NAME DATE", summary: "sets a date, such as 2026-05-31 or 14:30"),
    PreviewVerb(form: "step NAME [up|down|N]", summary: "presses a stepper"),
    PreviewVerb(form: "slide NAME VALUE", summary: "moves a slider"),
    PreviewVerb(form: "focus NAME", summary: "puts the focus into a field"),
    PreviewVerb(form: "dismiss [sheet]", summary: "hides the keyboard, or swipes a sheet away"),
    PreviewVerb(form: "back", summary: "goes back in a navigation"),
    PreviewVerb(form: "submit [NAME]", summary: "submits the field in focus, or this one"),
    PreviewVerb(form: "swipe ROW [ACTION]", summary: "swipes a row and takes an action"),
    PreviewVerb(form: "delete ROW", summary: "swipes a row away"),
    PreviewVerb(form: "move ROW ROW", summary: "drags a row to the place of another"),
    PreviewVerb(form: "menu NAME ITEM", summary: "chooses in a context menu"),
    PreviewVerb(form: "scroll", summary: "scrolls, which may hide the keyboard"),
    PreviewVerb(form: "advance SECONDS", summary: "lets time go by, for tasks and animations"),
    PreviewVerb(form: "show [WIDTH] [plain]", summary: "shows the form", isLook: true),
    PreviewVerb(form: "tree", summary: "shows the controls with their modifiers", isLook: true),
    PreviewVerb(form: "texts", summary: "lists the texts on the screen", isLook: true),
    PreviewVerb(
      form: "focus-chain", summary: "tells where return leads from each field", isLook: true),
    PreviewVerb(form: "names", summary: "lists the names of the controls", isLook: true),
    PreviewVerb(form: "restart", summary: "starts the form anew"),
  ]
}
