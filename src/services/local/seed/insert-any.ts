/** Inserts rows if there are any: an insert without rows is not valid SQL. */
export async function insertAny<Row>(
  rows: Row[],
  insert: (rows: Row[]) => Promise<unknown>,
): Promise<void> {
  if (rows.length > 0) await insert(rows)
}
