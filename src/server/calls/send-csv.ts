import type { Context } from 'hono'
import { CsvTable } from '#schemas/csv.ts'

/** What spreadsheets begin a formula with: OWASP, CSV injection. */
const formula = /^[=+\-@\t\r]/

/** A cell as RFC 4180 writes it; one that a spreadsheet would calculate is shown as text. */
function toCell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A table as CSV (RFC 4180) in UTF-8 with the mark by which spreadsheets know it. */
export const csvText = (rows: CsvTable['rows']): string =>
  `\u{feff}${rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('')}`

/** Answers with a table as a file to download, which is never cached. */
export function sendCsv(c: Context, answer: unknown): Response {
  const { name, rows } = CsvTable.parse(answer)
  return c.body(csvText(rows), 200, {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}.csv"`,
    'cache-control': 'private, no-store',
    vary: 'accept-language, authorization',
  })
}
