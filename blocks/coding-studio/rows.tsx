import { valueText } from '#schemas/value-text.ts'

interface RowsProps {
  /** None where only the rows count. */
  columns: readonly string[]
  rows: readonly unknown[][]
}

const shown = (value: unknown) =>
  value === null ? 'NULL' : typeof value === 'string' ? value : valueText(value)

/** Rows of an answer of SQL as a table. */
export function Rows({ columns, rows }: RowsProps) {
  return (
    <table className="coding-rows">
      {columns.length > 0 && (
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map((row, at) => (
          <tr key={`${at} ${row.join(' ')}`}>
            {row.map((value, place) => (
              <td key={`${place} ${shown(value)}`}>{shown(value)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
