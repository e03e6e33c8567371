// What statements may consist of. The values of a request are passed beside them, as parameters.
import type { Backend, Session } from '#src/services/local/database/backend.ts'
import { restTables } from '#src/services/local/areas/rest/exposed-tables.ts'

const words = `select from where and or not is null true false unknown distinct in any like ilike order
  by asc desc nulls first last limit offset cast as text uuid integer boolean timestamptz bigint int
  regconfig to_tsvector to_tsquery plainto_tsquery phraseto_tsquery websearch_to_tsquery count counted
  insert into values on conflict do nothing update set excluded delete with returning xmax is_new id
  site_id set_config now default true for locked`
const known = new Set([
  ...words.split(/\s+/),
  ...`'indonesian' 'simple' 'english' 'app.row_id'`.split(' '),
  ...[...restTables.values()].flatMap(({ name, columns }) =>
    [name, 'site_id', ...columns.keys()].map((each) => `"${each}"`),
  ),
  '0',
  '1',
  '3',
])
const token = /\s+|\$\d+|'[^']*'|"[^"]*"|[a-z_]+|\d+|::|<>|<=|>=|@>|<@|@@|&&|[()[\].,*=<>]|[\s\S]/gy
const sign = /^(?:\s+|\$\d+|::|<>|<=|>=|@>|<@|@@|&&|[()[\].,*=<>])$/

/** The first part of a statement that is not allowed; undefined when all are. */
export const strangeIn = (statement: string): string | undefined =>
  statement.match(token)?.find((piece) => !sign.test(piece) && !known.has(piece))

const opening =
  /^BEGIN( READ ONLY)?; SET LOCAL ROLE tenun_(visitor|writer|server); SELECT set_config\('app\.site', '(alpha|beta)', true\)(, set_config\('statement_timeout', '1000', true\))?$/

/** The same for scripts without parameters. */
export const isKnownScript = (script: string) =>
  script === 'COMMIT' || script === 'ROLLBACK' || opening.test(script)

/** The statements that a database received, and the error codes it returned. */
export interface Recorded {
  statements: Set<string>
  scripts: Set<string>
  codes: Map<string, number>
}

/** A backend that records every distinct statement. */
export function recording(backend: Backend, { statements, scripts, codes }: Recorded): Backend {
  const watch = (session: Session): Session => ({
    ...session,
    async query(text, values) {
      statements.add(text)
      try {
        return await session.query(text, values)
      } catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
        codes.set(code, (codes.get(code) ?? 0) + 1)
        throw error
      }
    },
    begin(text) {
      scripts.add(text)
      return session.begin(text)
    },
    script(text, deadline) {
      scripts.add(text)
      return session.script(text, deadline)
    },
  })
  return {
    ...backend,
    session: (use, share) => backend.session((session) => use(watch(session)), share),
  }
}
