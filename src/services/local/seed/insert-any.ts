/** How many rows one statement inserts: it may have 65,535 parameters, and while it is built no request is answered. */
const rowsPerStatement = 200

/** Inserts rows in statements of a bounded size; none without rows, which is not valid SQL. */
export async function insertAny<Row>(
  rows: readonly Row[],
  insert: (rows: Row[]) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsPerStatement)
    await insert(rows.slice(from, from + rowsPerStatement))
}
