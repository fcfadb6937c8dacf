interface ArticleTableProps {
  readonly caption: string;
  readonly columns: readonly string[];
  /** The first cell of each names it. */
  readonly rows: readonly (readonly string[])[];
}

/** Figures of an article, side by side [HOME-10]. */
export const ArticleTable = ({ caption, columns, rows }: ArticleTableProps) => (
  // With larger text a narrow window has no room for it.
  <div
    tabIndex={0}
    role="region"
    aria-label={caption}
    className="overflow-x-auto rounded-card border border-line bg-card"
  >
    <table className="w-full text-right text-md [font-variant-numeric:tabular-nums]">
      <caption className="px-4 py-3 text-left text-md font-semibold">{caption}</caption>
      <thead>
        <tr className="border-y border-line bg-wash">
          {columns.map((column) => (
            <th key={column} scope="col" className="px-4 py-2.5 text-sm font-semibold first:text-left">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name} className="border-b border-line last:border-b-0">
            <th scope="row" className="px-4 py-2.5 text-left font-semibold">
              {name}
            </th>
            {cells.map((cell) => (
              <td key={cell} className="px-4 py-2.5">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
