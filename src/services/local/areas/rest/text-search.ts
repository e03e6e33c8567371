import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Audience } from './audience.ts'
import type { Search } from './filter-condition.ts'
import { notOffered, unparsable } from './query-problem.ts'

/** The dictionaries by name. The first is that of the indexes, and the only one for visitors. */
const configs = new Map<string, SQL>([
  ['indonesian', sql`'indonesian'::regconfig`],
  ['simple', sql`'simple'::regconfig`],
  ['english', sql`'english'::regconfig`],
])

const token =
  /\s*(?:([\p{L}\p{N}]+|'[\p{L}\p{N} ]+')(:(?:\*|[A-D])+)?|(<(?:-|\d{1,3})>|[&|])|(!)|(\()|(\)))/uy
const deepest = 16

/** Rows whose text matches the words of a search. */
export function matchesWords(
  column: PgColumn,
  search: { op: Search; config: string | undefined; value: string },
  { isManager }: Audience,
): SQL {
  const name = search.config ?? 'indonesian'
  const config = configs.get(name)
  if (config === undefined || (name !== 'indonesian' && !isManager)) {
    throw notOffered(`The text search configuration '${name}' is not offered.`)
  }
  return sql`to_tsvector(${config}, ${column}) @@ ${queries[search.op](config, search.value)}`
}

const queries: Record<Search, (config: SQL, value: string) => SQL> = {
  fts: (config, value) => sql`to_tsquery(${config}, ${requireTsquery(value)}::text)`,
  plfts: (config, value) => sql`plainto_tsquery(${config}, ${value}::text)`,
  phfts: (config, value) => sql`phraseto_tsquery(${config}, ${value}::text)`,
  wfts: (config, value) => sql`websearch_to_tsquery(${config}, ${value}::text)`,
}

/** The text of a `to_tsquery`, the only one of the four functions that throws on invalid text. */
export function requireTsquery(text: string): string {
  let depth = 0
  let isOperand = true
  token.lastIndex = 0
  const end = text.trimEnd().length
  if (end === 0) return text
  while (token.lastIndex < end) {
    const found = token.exec(text)
    if (found === null) throw syntax(text)
    const [, word, , binary, not, open, close] = found
    if ((isOperand ? (binary ?? close) : (word ?? not ?? open)) !== undefined) throw syntax(text)
    depth += (open === undefined ? 0 : 1) - (close === undefined ? 0 : 1)
    if (depth < 0 || depth > deepest) throw syntax(text)
    isOperand = word === undefined && close === undefined
  }
  if (isOperand || depth !== 0) throw syntax(text)
  return text
}

const syntax = (text: string) =>
  unparsable(`"failed to parse filter (${text})"`, `syntax error in tsquery: "${text}"`)
