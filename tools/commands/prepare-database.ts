import { z } from 'zod'
import { readPreparation } from '#src/services/local/database/postgres/prepare-database.ts'
import { command } from '../command.ts'
import { jsonOption } from '../options.ts'

/** PostgreSQL cuts longer names off. */
const Name = z.string().min(1).max(63)

export const prepareDatabase = command({
  name: 'prepare-database',
  summary:
    'Print the SQL that lets Tenun use PostgreSQL with a role that has no rights of its own.',
  options: z.object({
    database: Name.default('tenun').meta({ description: 'The name of the database.' }),
    role: Name.default('tenun').meta({ description: 'The name of the role in DATABASE_URL.' }),
    json: jsonOption,
  }),

  async run(terminal, { database, role, json }) {
    const statements = await readPreparation({ database, role })
    terminal.print(json ? JSON.stringify({ statements }) : statements.join('\n\n'))
    terminal.note('A superuser runs this once, with psql or statement by statement.')
    return 0
  },
})
