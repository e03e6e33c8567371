import { stat } from 'node:fs/promises'
import { z } from 'zod'
import { makeBackup } from '#src/services/local/backup/make-backup.ts'
import { openToRead } from '#src/services/local/backup/open-source.ts'
import { backupPlace, lostLine, rowsLine } from '../backup/backup-place.ts'
import { BadUsage, command } from '../command.ts'
import { dryRunOption, jsonOption } from '../options.ts'

export const backup = command({
  name: 'backup',
  summary:
    'Write all rows and uploaded files of this moment into a new folder, also while a server runs.',
  options: z.object({ dryRun: dryRunOption, json: jsonOption }),
  takes: '<folder>',
  writes: 'the folder, which must not exist',

  async run(terminal, { dryRun, json }, [folder]) {
    if (folder === undefined) throw new BadUsage('Say the folder of the backup, which is created.')
    if (await isThere(folder)) throw new BadUsage(`${folder} exists: say a new folder.`)
    const { database, files } = backupPlace(process.env)
    const source = await openToRead(database)
    try {
      if (dryRun) {
        terminal.note(`Would write what ${source.name} holds into ${folder}.`)
        return 0
      }
      const { index, lost } = await makeBackup(source, folder, {
        files,
        progress: (...step) => terminal.progress(...step),
      })
      const rows = rowsLine(index.tables.map((table) => table.rows))
      if (json) terminal.print(JSON.stringify({ folder, ...index, lost }, null, 2))
      else terminal.print(`${folder}: ${rows} of ${source.name}, ${filesLine(index.files)}.`)
      const line = lostLine(lost)
      if (line !== undefined) terminal.note(line)
      return lost.length === 0 ? 0 : 1
    } finally {
      await source.close()
    }
  },
})

const filesLine = (files: number | null) =>
  files === null ? 'without files: they are in the bucket of DRIVE_S3_BUCKET' : `${files} files`

const isThere = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )
