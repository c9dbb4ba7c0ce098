/// The one stylesheet of the book; colours keep a contrast of at least 4.5 to 1 in both schemes.
enum Stylesheet {
  static let text = """
    :root {
      color-scheme: light dark;
      --paper: #ffffff; --ink: #1c1c1e; --soft: #57575c; --line: #d0d0d5; --block: #f4f4f6;
      --link: #0b57c2; --keyword: #9b2393; --string: #b3261e; --comment: #5d6c79;
      --number: #1c00cf; --type: #25646b;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --paper: #16161a; --ink: #ececf0; --soft: #a9a9b2; --line: #3a3a42; --block: #202026;
        --link: #7ab2ff; --keyword: #ff7ab2; --string: #ff8170; --comment: #92a1b1;
        --number: #d9c97c; --type: #6bdfdb;
      }
    }
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--paper); color: var(--ink);
      font: 1.0625rem/1.6 system-ui, sans-serif; }
    header, main, footer { max-width: 46rem; margin: 0 auto; padding: 0.75rem 1.25rem; }
    header nav { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; }
    footer { color: var(--soft); border-top: 1px solid var(--line); margin-top: 3rem; }
    h1 { line-height: 1.2; } h2 { line-height: 1.3; margin-top: 2.5rem; }
    a { color: var(--link); }
    a:focus-visible, summary:focus-visible, pre:focus-visible { outline: 3px solid var(--link);
      outline-offset: 2px; }
    .skip { position: absolute; left: -999rem; } .skip:focus { left: 1rem; top: 0.5rem;
      background: var(--paper); padding: 0.5rem; }
    .facts { color: var(--soft); font-size: 0.95rem; }
    .contents { border: 1px solid var(--line); border-radius: 0.5rem; padding: 0 1.25rem; }
    .contents h2 { font-size: 1rem; margin: 1rem 0 0; }
    pre { background: var(--block); padding: 0.9rem 1rem; border-radius: 0.5rem; overflow-x: auto;
      font: 0.9rem/1.5 ui-monospace, monospace; }
    code, kbd, samp { font-family: ui-monospace, monospace; font-size: 0.92em; }
    :not(pre) > code, kbd { background: var(--block); padding: 0.1em 0.3em; border-radius: 0.25rem; }
    pre code, pre samp { font-size: inherit; }
    .keyword, .attribute { color: var(--keyword); } .string { color: var(--string); }
    .comment { color: var(--comment); } .number { color: var(--number); }
    .type { color: var(--type); }
    table { border-collapse: collapse; display: block; overflow-x: auto; }
    th, td { border: 1px solid var(--line); padding: 0.4rem 0.7rem; text-align: left;
      vertical-align: top; }
    details { border: 1px solid var(--line); border-radius: 0.5rem; padding: 0.5rem 0.9rem;
      margin: 0.6rem 0; }
    summary { cursor: pointer; }
    figure { margin: 1rem 0; } figure svg { max-width: 100%; height: auto; }
    blockquote { border-left: 4px solid var(--line); margin-left: 0; padding-left: 1rem; }
    .lessons li { margin-bottom: 1.5rem; } .lessons p { margin: 0.25rem 0; }
    @media print { .skip, header { display: none; } pre { white-space: pre-wrap; } }

    """
}
