struct String {}
struct Int {}
enum Optional {}
struct Array {}
struct Bool {}
struct Double {}
struct Character {}
struct Dictionary {}
struct Set {}
func print(_ x: Any...) {}
func fatalError() {}
func precondition() {}
func zip() {}
func min() {}
func nextField(after field: Field) -> Field? { switch field { case .name: return .email; case .email: return .password; case .password: return nil } }
