/** What spreadsheets begin a formula with: OWASP, CSV injection. */
const formula = /^[=+\-@\t\r]/

/** A cell as RFC 4180 writes it; one that a spreadsheet would calculate is shown as text. */
function toCell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Rows as CSV (RFC 4180) in UTF-8 with the mark by which spreadsheets know it; the first names the columns. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  `\u{feff}${rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('')}`
