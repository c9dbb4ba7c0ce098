/// The style sheet of the class's page.
enum HTMLStyle {
  static let text = """

    :root { color-scheme: light dark; --ink: #1b1f24; --paper: #ffffff; --soft: #f3f5f8; --line: #c9d0d9;
      --quiet: #4f5965; --link: #0b57b0; --mark: #2f6fb5; --ok: #d5efd9; --ok-ink: #0e4a1c; --no: #f9d4d0;
      --no-ink: #7a120a; --crash: #f6c9ea; --crash-ink: #6b0f55; --slow: #fbe6ae; --slow-ink: #5a3f00;
      --off: #e3e7ec; --off-ink: #414a55; }
    @media (prefers-color-scheme: dark) { :root { --ink: #e8ebef; --paper: #14171b; --soft: #1e2329;
      --line: #46505b; --quiet: #aab4bf; --link: #8ec1ff; --mark: #6ea8e6; --ok: #17412a; --ok-ink: #b9efc6;
      --no: #5a1f1b; --no-ink: #ffd0ca; --crash: #54214a; --crash-ink: #ffc9f1; --slow: #4d3b0c;
      --slow-ink: #ffe7a6; --off: #2c333b; --off-ink: #b9c3ce; } }
    * { box-sizing: border-box; }
    body { margin: 0 auto; max-width: 76rem; padding: 1rem 1.25rem 4rem; background: var(--paper);
      color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
    h1 { margin: .5rem 0 0; font-size: 1.9rem; line-height: 1.2; }
    h2 { margin: 2.5rem 0 .75rem; padding-top: .75rem; border-top: 1px solid var(--line); font-size: 1.35rem; }
    h3 { margin: 1rem 0 .25rem; font-size: 1.05rem; }
    a { color: var(--link); }
    :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
    code, pre { font-family: ui-monospace, monospace; font-size: .9em; overflow-wrap: anywhere; }
    pre { max-height: 20rem; overflow: auto; padding: .5rem; background: var(--soft); white-space: pre-wrap; }
    nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; margin: .5rem 0 0; padding: 0; list-style: none; }
    footer { margin-top: 2rem; color: var(--quiet); font-size: .9rem; }
    .skip { position: absolute; left: -100rem; }
    .skip:focus { position: static; }
    .vh { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
    .warning { padding: .5rem .75rem; border-left: .3rem solid var(--slow-ink); background: var(--slow);
      color: var(--slow-ink); }
    .tiles { display: grid; grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr)); gap: .75rem; margin: 0; }
    .tiles div { padding: .6rem .8rem; border: 1px solid var(--line); border-radius: .4rem; background: var(--soft); }
    .tiles dt { color: var(--quiet); font-size: .9rem; }
    .tiles dd { margin: 0; font-size: 1.3rem; font-weight: 600; }
    figure { margin: 0; overflow-x: auto; }
    figcaption { color: var(--quiet); font-size: .9rem; }
    svg.spread { max-width: 100%; height: auto; }
    svg rect { fill: var(--mark); }
    svg line { stroke: var(--line); }
    svg text { fill: var(--ink); font: 13px system-ui, sans-serif; text-anchor: middle; }
    svg text.axis { fill: var(--quiet); }
    svg.bar { width: 6rem; height: .7rem; background: var(--soft); vertical-align: middle; }
    .scroll { overflow-x: auto; }
    .tall { max-height: 44rem; overflow: auto; }
    table { border-collapse: collapse; }
    th, td { padding: .3rem .6rem; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
    thead th { position: sticky; top: 0; z-index: 1; background: var(--soft); white-space: nowrap; }
    tbody th { min-width: 9rem; font-weight: 600; }
    .n { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
    th button { all: unset; cursor: pointer; font-weight: 600; }
    th button:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
    th button::after { content: " \\2195"; color: var(--quiet); font-weight: 400; }
    th[aria-sort="ascending"] button::after { content: " \\2191"; color: inherit; }
    th[aria-sort="descending"] button::after { content: " \\2193"; color: inherit; }
    .heat th, .heat td { padding: .15rem .4rem; }
    .heat tbody th { position: sticky; left: 0; background: var(--paper); white-space: nowrap; font-weight: 400; }
    .cell { border: 1px solid var(--paper); text-align: center; }
    .ok { background: var(--ok); color: var(--ok-ink); }
    .no { background: var(--no); color: var(--no-ink); }
    .crash { background: var(--crash); color: var(--crash-ink); }
    .slow { background: var(--slow); color: var(--slow-ink); }
    .off { background: var(--off); color: var(--off-ink); }
    .legend { display: flex; flex-wrap: wrap; gap: .25rem 1rem; padding: 0; list-style: none; }
    .legend .cell { display: inline-block; width: 1.6rem; }
    .tight { margin: .2rem 0; padding-left: 1.2rem; }
    .groups > li { margin-bottom: 1rem; }
    .groups > li::marker { color: var(--quiet); }
    .who { margin: .25rem 0; }
    .pair { display: grid; grid-template-columns: auto 1fr; gap: .1rem .8rem; margin: .25rem 0; }
    .pair dd { margin: 0; }
    .students p { margin: .25rem 0; }
    tr:target { background: var(--soft); }
    summary { cursor: pointer; }
    @media print { :root { --ink: #000000; --paper: #ffffff; --soft: #f3f5f8; --line: #999999; --quiet: #333333;
        --link: #000000; --mark: #555555; --ok: #e6f4e8; --ok-ink: #000000; --no: #f9d4d0; --no-ink: #000000;
        --crash: #f6c9ea; --crash-ink: #000000; --slow: #fbe6ae; --slow-ink: #000000; --off: #e3e7ec;
        --off-ink: #000000; }
      body { max-width: none; padding: 0; font-size: 10pt; }
      nav, .skip { display: none; }
      a { text-decoration: none; }
      .scroll, .tall { overflow: visible; max-height: none; }
      thead th, .heat tbody th { position: static; }
      th button::after { content: ""; }
      tr, .groups > li { break-inside: avoid; }
      h2, h3 { break-after: avoid; }
      details::details-content { content-visibility: visible; }
      .cell, svg rect, .tiles div { print-color-adjust: exact; -webkit-print-color-adjust: exact; } }

    """
}
