import { z } from 'zod'
import { moveDatabase } from '#src/services/local/backup/move-database.ts'
import { openAsIs } from '#src/services/local/backup/open-source.ts'
import { backupPlace, rowsLine } from '../backup/backup-place.ts'
import { command } from '../command.ts'
import { dryRunOption, jsonOption } from '../options.ts'

export const move = command({
  name: 'move',
  summary: 'Copy the embedded database of DATA_DIR into an empty PostgreSQL database.',
  options: z.object({
    dryRun: dryRunOption,
    json: jsonOption,
    to: z
      .url({ protocol: /^postgres(ql)?$/, error: 'must be an address such as postgres://…' })
      .meta({ description: 'The address of the database.', value: 'url' }),
  }),
  writes: 'the database of --to',

  async run(terminal, { dryRun, json, to }) {
    const { database } = backupPlace({ ...process.env, DATABASE_URL: undefined })
    // Exclusively: what a running server writes after this would be lost.
    const from = await openAsIs(database)
    try {
      const target = await openAsIs({ databaseUrl: to, folder: '' })
      try {
        if (dryRun) {
          terminal.note(`Would copy ${from.name} into ${target.name}, if it is empty.`)
          return 0
        }
        const counts = await moveDatabase(from, target, (...step) => terminal.progress(...step))
        if (json) terminal.print(JSON.stringify({ rows: Object.fromEntries(counts) }, null, 2))
        else terminal.print(`${target.name} holds ${rowsLine(counts.values())}.`)
        terminal.note('Start the server with DATABASE_URL now. Uploaded files stay in DATA_DIR.')
        return 0
      } finally {
        await target.close()
      }
    } finally {
      await from.close()
    }
  },
})
