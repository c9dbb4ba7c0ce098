// The compiler's plug-in: it answers requests on standard input until the compiler closes it.
PluginConnection().serve()
