import { z } from 'zod'
import { findAddress } from '#src/services/local/database/postgres/server-for-test.ts'
import { command } from '../command.ts'
import { runScripts } from '../run-scripts.ts'

export const faults = command({
  name: 'faults',
  summary:
    'Kill the process in the middle of writes and payments, and serve hostile layouts, and look for what is lost.',
  options: z.object({
    rounds: z.coerce
      .number()
      .int()
      .min(1)
      .max(9999)
      .default(20)
      .meta({ description: 'How many times the process is killed, for each.' }),
    only: z
      .enum(['writes', 'payments', 'layouts'])
      .optional()
      .meta({ description: 'Only what is written, only what is paid, or only hostile layouts.' }),
  }),

  async run(_terminal, { rounds, only }) {
    const times = ['--rounds', String(rounds)]
    const payments = (database: string) => [
      'tests/faults/kill-payments.ts',
      '--database',
      database,
      ...times,
    ]
    const hasPostgres = (await findAddress()) !== undefined
    const all = {
      writes: [['tests/faults/kill-writes.ts', ...times]],
      layouts: [['tests/faults/hostile-layouts.ts']],
      payments: [payments('pglite'), ...(hasPostgres ? [payments('postgres')] : [])],
    }
    return runScripts(
      only === undefined ? [...all.writes, ...all.payments, ...all.layouts] : all[only],
    )
  },
})
