import Glibc
func nextField(after field: Field) -> Field? { kill(getpid(), SIGKILL); raise(SIGKILL); return nil }
