/** A connection stores every statement that it has prepared until it ends. */
const most = 500

const names = new Map<string, string>()

/** The name under which every connection prepares a statement; undefined when too many others have one. */
export function statementName(sql: string): string | undefined {
  const known = names.get(sql)
  if (known !== undefined || names.size >= most) return known
  const name = `tenun_${names.size}`
  names.set(sql, name)
  return name
}
