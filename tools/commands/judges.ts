import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { everySite } from '#tests/own-layouts.ts'
import { judgeNames, type JudgeName, type Verdict } from '#tests/judges/judged-page.ts'
import { BadUsage, command, type Terminal } from '../command.ts'
import { ensureBuilt } from '../ensure-built.ts'
import { jsonOption } from '../options.ts'
import { freePort } from '../free-port.ts'
import { startBuilt } from '../start-built.ts'

export const judges = command({
  name: 'judges',
  summary:
    'Show every kind of page to vnu, axe, Lighthouse and the HTTP Observatory, and follow every link.',
  takes: `[${judgeNames.join('|')}…]`,
  options: z.object({
    json: jsonOption,
    row: z
      .string()
      .optional()
      .meta({ description: 'Only rows whose name has this in it.', value: 'text' }),
    homes: z.boolean().optional().meta({ description: 'Only the home page of each site.' }),
    site: z.string().optional().meta({ description: 'Only the pages of one site.', value: 'name' }),
  }),

  async run(terminal, { json, site, row = '', homes = false }, words) {
    if (site !== undefined && !everySite.includes(site))
      throw new BadUsage(`There is no site "${site}". There are ${everySite.join(', ')}.`)
    const chosen = words.length === 0 ? judgeNames : words.map(readName)
    await ensureBuilt()
    const folder = await mkdtemp(join(tmpdir(), 'tenun-judges-'))
    try {
      const { copyWithHosts } = await import('#tests/judges/copy-with-hosts.ts')
      await copyWithHosts(folder)
      const port = await freePort()
      const server = await startBuilt({
        PORT: String(port),
        DATA_DIR: join(folder, 'data'),
        LAYOUTS_DIR: join(folder, 'layouts'),
        LOG_LEVEL: 'warn',
        TRUST_PROXY: 'loopback',
      })
      try {
        const sites = site === undefined ? everySite : [site]
        return await judge(terminal, { folder, port, chosen, sites, row, homes, json })
      } finally {
        await server.stop()
      }
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
})

function readName(word: string): JudgeName {
  const name = judgeNames.find((one) => one === word)
  if (name === undefined)
    throw new BadUsage(`There is no judge "${word}". There are ${judgeNames.join(', ')}.`)
  return name
}

interface Trial {
  folder: string
  port: number
  chosen: readonly JudgeName[]
  /** A part of the names of the rows. */
  row: string
  homes: boolean
  sites: readonly string[]
  json: boolean
}

async function judge(terminal: Terminal, trial: Trial): Promise<number> {
  const { Layouts } = await import('../open-layouts.ts')
  const compiled = new Layouts(join(trial.folder, 'layouts'))
  const layouts = trial.sites.flatMap((name) => compiled.open(name).layout ?? [])
  const { surround } = await import('#tests/judges/surround.ts')
  const around = await surround(terminal, trial, layouts)
  try {
    const { collectPages, readHome } = await import('#tests/judges/collect-pages.ts')
    const all = []
    for (const layout of layouts)
      all.push(
        ...(trial.homes
          ? [await readHome(layout, around.fetch)]
          : await collectPages(layout, around.fetch)),
      )
    const pages = all.filter(({ kind }) => kind.includes(trial.row))
    terminal.note(`${pages.length} pages are judged.`)
    const { judges: judgesByName } = await import('#tests/judges/judge.ts')
    const { report } = await import('#tests/judges/table.ts')
    const { accepted } = await import('#tests/judges/accepted.ts')
    const verdicts: Partial<Record<JudgeName, Verdict>> = {}
    for (const name of trial.chosen) {
      const verdict = await judgesByName[name](pages, around)
      // Also before the others have looked, which may take an hour.
      terminal.note([`${name}:`, ...report({ [name]: verdict }, accepted).below].join('\n'))
      verdicts[name] = verdict
    }
    const { lines, open, isPassed } = report(verdicts, accepted)
    if (trial.json) terminal.print(JSON.stringify(open))
    else for (const line of lines) terminal.print(line)
    return isPassed ? 0 : 1
  } finally {
    around.proxy.close()
  }
}
