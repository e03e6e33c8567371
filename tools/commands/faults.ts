import { z } from 'zod'
import { findAddress } from '#src/services/local/database/postgres/server-for-test.ts'
import { command } from '../command.ts'
import { runScripts } from '../run-scripts.ts'

const kinds = [
  'writes',
  'payments',
  'mails',
  'start',
  'roll',
  'connections',
  'database',
  'disk',
  'layouts',
  'upstream',
  'backups',
  'queries',
  'soak',
] as const

export const faults = command({
  name: 'faults',
  summary:
    'Kill servers, take database and disk away, serve hostile layouts, restore, run for long, and look for loss.',
  options: z.object({
    rounds: z.coerce
      .number()
      .int()
      .min(1)
      .max(9999)
      .default(20)
      .meta({ description: 'How many times a process is killed or started, for each.' }),
    only: z.enum(kinds).optional().meta({ description: 'Only one of them.' }),
  }),

  async run(terminal, { rounds, only }) {
    const hasPostgres = (await findAddress()) !== undefined
    const all = scriptsOf(['--rounds', String(rounds)], hasPostgres)
    const chosen = only === undefined ? kinds : [only]
    const scripts = chosen.flatMap((kind) => all[kind])
    if (scripts.length > 0) return runScripts(scripts)
    terminal.note('This needs PostgreSQL: set DATABASE_URL, or start one on localhost.')
    return 1
  },
})

/** The scripts of each kind, in the order in which they run. */
function scriptsOf(
  rounds: readonly string[],
  hasPostgres: boolean,
): Record<(typeof kinds)[number], string[][]> {
  const script = (name: string, ...more: readonly string[]) => [`tests/faults/${name}.ts`, ...more]
  const onPostgres = (scripts: string[][]) => (hasPostgres ? scripts : [])
  const payments = (database: string) => script('kill-payments', '--database', database, ...rounds)
  return {
    writes: [script('kill-writes', ...rounds)],
    payments: [payments('pglite'), ...onPostgres([payments('postgres')])],
    mails: onPostgres([script('kill-mails')]),
    start: onPostgres([script('start-together', ...rounds)]),
    roll: onPostgres([script('roll-nodes')]),
    connections: [script('flood-connections')],
    database: onPostgres([script('lose-database')]),
    disk: [script('fill-disk')],
    layouts: [script('hostile-layouts')],
    upstream: [script('evil-upstream')],
    backups: [script('restore-backups')],
    queries: [script('query-flood')],
    soak: onPostgres([script('soak')]),
  }
}
