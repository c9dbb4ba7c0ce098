internal import Glibc
internal import ShellCommands

exit(
  Program(surroundings: .ofProcess(), arguments: Array(CommandLine.arguments.dropFirst())).run()
    .rawValue)
