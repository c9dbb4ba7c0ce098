struct Suite {}
struct Case {}
struct Samples {}
struct Story {}
struct Generator {}
struct Chance {}
enum FormlabSuite {}
enum Bridge {}
enum Given {}
struct ExerciseSuite {}
let suite = 1
func serve() {}
func encoded() {}
protocol SuiteItem {}
func nextField(after field: Field) -> Field? { switch field { case .name: return .email; case .email: return .password; case .password: return nil } }
