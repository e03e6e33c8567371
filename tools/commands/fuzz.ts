import { z } from 'zod'
import { findAddress } from '#src/services/local/database/postgres/server-for-test.ts'
import { command } from '../command.ts'
import { runScripts } from '../run-scripts.ts'

const runsOf = { rest: 200_000, payments: 10_000 } as const

export const fuzz = command({
  name: 'fuzz',
  summary:
    'Send 200 000 made-up REST queries and 10 000 sequences of payment callbacks, on each database.',
  options: z.object({
    only: z
      .enum(['rest', 'payments'])
      .optional()
      .meta({ description: 'Only the REST queries, or only the payments.' }),
    runs: z.coerce
      .number()
      .int()
      .min(1)
      .optional()
      .meta({ description: 'How many instead.', value: 'number' }),
  }),

  async run(_terminal, { only, runs }) {
    const script = (what: 'rest' | 'payments', more: string[] = []) => [
      `tests/fuzz/${what}.ts`,
      '--runs',
      String(runs ?? runsOf[what]),
      ...more,
    ]
    const hasPostgres = (await findAddress()) !== undefined
    const databases = ['pglite', ...(hasPostgres ? ['postgres'] : [])]
    const all = {
      // Runs on every available database.
      rest: [script('rest')],
      payments: databases.map((database) => script('payments', ['--database', database])),
    }
    return runScripts(only === undefined ? [...all.rest, ...all.payments] : all[only])
  },
})
