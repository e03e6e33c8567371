import { z } from 'zod'
import { command, type Terminal } from '../command.ts'
import type { DeadLink, Exported } from '../export/walk.ts'
import { dryRunOption, jsonOption } from '../options.ts'

const options = z.object({
  out: z
    .string()
    .min(1)
    .meta({ description: 'The folder: an empty one, or one of an earlier export.', value: 'dir' }),
  origin: z
    .url({ protocol: /^https?$/ })
    .optional()
    .meta({ description: "Where the files will be; without it, the site's own.", value: 'url' }),
  dryRun: dryRunOption,
  json: jsonOption,
})

/** How many dead links are printed. */
const mostLines = 50

export const exportCommand = command({
  name: 'export',
  summary:
    'Write a whole site as files for any file host: pages, payloads, pictures, sitemap and feeds.',
  options,
  takes: '<site>',
  writes: 'the files of the site, into the folder of --out',

  async run(terminal, { out, origin, dryRun, json }, [site = '']) {
    const { serveExport } = await import('../export/serve-export.ts')
    const { exported, services, bytes, removed } = await serveExport({
      site,
      folder: out,
      origin,
      isDryRun: dryRun,
      note: terminal.note,
      progress: (done, total) => terminal.progress('Writing', done, total),
    })
    const { dead } = exported
    if (json) terminal.print(JSON.stringify({ ...exported, services, bytes, removed }))
    else {
      printDead(terminal, dead)
      const size = `${(bytes / 1e6).toFixed(1)} MB`
      terminal.print(
        `${dryRun ? 'Would write' : 'Wrote'} ${counts(exported)} of ${site} to ${out}, ${size}; ` +
          `calls and forms go to ${services}.${removed > 0 ? ` Removed ${removed} old files.` : ''}`,
      )
    }
    return dead.length === 0 ? 0 : 1
  },
})

const counts = ({ pages, redirects, files, dead }: Exported): string =>
  `${pages} pages, ${redirects} redirects and ${files} files` +
  (dead.length > 0 ? `, with ${dead.length} dead links,` : '')

function printDead({ print }: Terminal, dead: readonly DeadLink[]): void {
  for (const { address, from, status, why = `is ${status}` } of dead.slice(0, mostLines))
    print(`${from || 'A route'} leads to ${address}: ${why}`)
  if (dead.length > mostLines) print(`and ${dead.length - mostLines} more`)
}
