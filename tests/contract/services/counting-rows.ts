import type { Backend, Session } from '#src/services/local/database/backend.ts'

/** How many rows of each table the transactions of a backend have read, until it is cleared. */
export type RowsRead = Map<string, number>

const read = `SELECT relname, (seq_tup_read + coalesce(idx_tup_fetch, 0))::int FROM pg_stat_xact_user_tables`

/** A backend that counts the rows that its transactions read, in functions too. */
export function countingRows(backend: Backend, rows: RowsRead): Backend {
  const watch = (session: Session): Session => {
    const before = new Map<string, number>()
    const each = async (note: (table: string, count: number) => void) => {
      for (const [table, count] of await session.query(read, [])) note(String(table), Number(count))
    }
    // What is asked in the same message as the opening must not be counted before it.
    let opened: Promise<void> = Promise.resolve()
    const open = async (text: string) => {
      await session.begin(text)
      await each((table, count) => before.set(table, count))
    }
    return {
      ...session,
      async query(...asked) {
        await opened
        return session.query(...asked)
      },
      async table(...asked) {
        await opened
        return session.table(...asked)
      },
      begin(text) {
        opened = open(text)
        return opened
      },
      async script(text, deadline) {
        // Counts of the transactions before may be in it until the database has collected them.
        if (text === 'COMMIT') {
          await each((table, count) => {
            const more = count - (before.get(table) ?? 0)
            if (more > 0) rows.set(table, (rows.get(table) ?? 0) + more)
          })
        }
        return session.script(text, deadline)
      },
    }
  }
  return {
    ...backend,
    session: (use, share) => backend.session((session) => use(watch(session)), share),
  }
}
