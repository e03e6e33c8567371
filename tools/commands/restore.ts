import { z } from 'zod'
import { openAsIs } from '#src/services/local/backup/open-source.ts'
import { restoreBackup } from '#src/services/local/backup/restore-backup.ts'
import { backupPlace, lostLine, rowsLine } from '../backup/backup-place.ts'
import { BadUsage, command } from '../command.ts'
import { dryRunOption, jsonOption } from '../options.ts'

export const restore = command({
  name: 'restore',
  summary: 'Fill an empty database and its folder of files from a backup.',
  options: z.object({
    dryRun: dryRunOption,
    json: jsonOption,
    withJobs: z.boolean().default(false).meta({
      description: 'Queue the mails and other work again that waited when the backup was made.',
    }),
  }),
  takes: '<folder>',
  writes: 'the database of DATABASE_URL or DATA_DIR, and the files of DATA_DIR',

  async run(terminal, { dryRun, json, withJobs }, [folder]) {
    if (folder === undefined) throw new BadUsage('Say the folder of the backup.')
    const { database, files } = backupPlace(process.env)
    const target = await openAsIs(database)
    try {
      if (dryRun) {
        terminal.note(`Would fill ${target.name} from ${folder}, if it is empty.`)
        return 0
      }
      const { index, counts, lost } = await restoreBackup(target, folder, {
        files,
        withJobs,
        progress: (...step) => terminal.progress(...step),
      })
      if (json) terminal.print(JSON.stringify({ rows: Object.fromEntries(counts), lost }, null, 2))
      else
        terminal.print(
          `${target.name} holds ${rowsLine(counts.values())}, as of ${index.madeAt}; ${index.files ?? 0} files.`,
        )
      if (index.jobs.rows > 0 && !withJobs)
        terminal.note(`${index.jobs.rows} jobs that waited were left out; --with-jobs queues them.`)
      const line = lostLine(lost)
      if (line !== undefined) terminal.note(line)
      return lost.length === 0 ? 0 : 1
    } finally {
      await target.close()
    }
  },
})
