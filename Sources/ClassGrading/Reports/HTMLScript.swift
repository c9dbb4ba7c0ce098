/// The script of the class's page: it makes headings into buttons that sort, and opens everything for print.
enum HTMLScript {
  static let text = """

    "use strict";
    (() => {
      const key = (row, column) => {
        const cell = row.cells[column];
        const text = cell.dataset.key ?? cell.textContent.trim();
        return text !== "" && !Number.isNaN(Number(text)) ? Number(text) : text;
      };
      const compare = (one, other) => {
        if (typeof one === "number" && typeof other === "number") return one - other;
        return String(one).localeCompare(String(other), undefined, { numeric: true });
      };
      const sort = (table, heading, column) => {
        const isUp = heading.getAttribute("aria-sort") !== "ascending";
        for (const other of table.tHead.rows[0].cells) other.removeAttribute("aria-sort");
        heading.setAttribute("aria-sort", isUp ? "ascending" : "descending");
        const body = table.tBodies[0];
        const rows = Array.from(body.rows).map((row) => [key(row, column), row]);
        rows.sort((one, other) => (isUp ? 1 : -1) * compare(one[0], other[0]));
        body.append(...rows.map((pair) => pair[1]));
      };
      for (const table of document.querySelectorAll("table.sortable")) {
        Array.from(table.tHead.rows[0].cells).forEach((heading, column) => {
          if (heading.classList.contains("plain")) return;
          const button = document.createElement("button");
          button.type = "button";
          button.append(...heading.childNodes);
          heading.append(button);
          button.addEventListener("click", () => sort(table, heading, column));
        });
      }
      const open = () => {
        const target = document.getElementById(location.hash.slice(1));
        target?.querySelector("details")?.setAttribute("open", "");
      };
      addEventListener("hashchange", open);
      open();
      let closed = [];
      addEventListener("beforeprint", () => {
        closed = Array.from(document.querySelectorAll("details:not([open])"));
        for (const details of closed) details.open = true;
      });
      addEventListener("afterprint", () => {
        for (const details of closed) details.open = false;
      });
    })();

    """
}
