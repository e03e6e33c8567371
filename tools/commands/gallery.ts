import { join } from 'node:path'
import { z } from 'zod'
import { BadUsage, command, type Terminal } from '../command.ts'
import { faces } from '../gallery/choice.ts'
import { dryRunOption, jsonOption } from '../options.ts'

const options = z.object({
  port: z.coerce
    .number()
    .int()
    .min(1)
    .max(65_535)
    .optional()
    .meta({ description: 'The port; without it, one that is free.', value: 'port' }),
  screens: z
    .string()
    .min(1)
    .optional()
    .meta({ description: 'Write pictures into this folder instead of serving.', value: 'folder' }),
  face: z.array(z.enum(faces)).default([]).meta({ description: 'With --screens: only this face.' }),
  block: z
    .array(z.string())
    .default([])
    .meta({ description: 'With --screens: only this block.', value: 'type' }),
  together: z
    .boolean()
    .default(false)
    .meta({ description: 'With --screens: only the pictures of one content in all faces.' }),
  sites: z
    .boolean()
    .default(false)
    .meta({ description: 'With --screens: only the first page and an inner one of every site.' }),
  dryRun: dryRunOption,
  json: jsonOption,
})

export const gallery = command({
  name: 'gallery',
  summary:
    'Show every block with its fixtures in every face, or write pictures of them or of every site.',
  options,
  writes:
    'with --screens, pictures, a contact sheet for each face, and one content in all faces, or every site, side by side',

  async run(terminal, chosen) {
    if (chosen.sites) return writeSites(terminal, chosen)
    const { serveGallery } = await import('../gallery/serve-gallery.ts')
    const served = await serveGallery(chosen.port)
    const { address, types } = served
    if (chosen.screens === undefined) {
      terminal.print(chosen.json ? JSON.stringify({ address }) : `The gallery is at ${address}`)
      return 0
    }
    try {
      const files = await write(terminal, { ...chosen, address, types, folder: chosen.screens })
      if (chosen.json) terminal.print(JSON.stringify(files))
      else terminal.print(summary(files, chosen.screens, chosen.dryRun))
      return 0
    } finally {
      await served.close()
    }
  },
})

/** Writes the pictures of every site that the layouts of this folder are. */
async function writeSites(
  terminal: Terminal,
  { screens: folder, dryRun, json }: z.output<typeof options>,
): Promise<number> {
  if (folder === undefined) throw new BadUsage('--sites needs --screens <folder>.')
  const { siteScreens, siteSheets, takeSites } = await import('../gallery/take-sites.ts')
  const { everySite: sites } = await import('#tests/own-layouts.ts')
  if (!dryRun) {
    const { ensureBuilt } = await import('../ensure-built.ts')
    await ensureBuilt()
    const { findBrowser } = await import('#tests/e2e/browser.ts')
    await takeSites(sites, {
      browser: findBrowser(terminal.note),
      folder,
      progress: (done, total) => terminal.progress('Taking pictures of sites', done, total),
    })
  }
  const files = [...siteScreens(sites).map(({ file }) => file), ...siteSheets]
  const written = files.map((file) => join(folder, file))
  terminal.print(json ? JSON.stringify(written) : summary(written, folder, dryRun))
  return 0
}

const summary = (files: readonly string[], folder: string, isDry: boolean): string =>
  `${isDry ? 'Would write' : 'Wrote'} ${files.length} files into ${folder}.`

interface Wanted extends z.output<typeof options> {
  address: string
  types: readonly string[]
  folder: string
}

async function write(terminal: Terminal, wanted: Wanted): Promise<string[]> {
  const { screensOf, takeScreens } = await import('../gallery/take-screens.ts')
  const { togetherFiles } = await import('../gallery/take-together.ts')
  const unknown = wanted.block.find((type) => !wanted.types.includes(type))
  if (unknown !== undefined) throw new BadUsage(`There is no block "${unknown}".`)
  const types = wanted.block.length > 0 ? wanted.block : wanted.types
  const screens = wanted.together
    ? []
    : screensOf(types, wanted.face.length > 0 ? wanted.face : faces)
  const within = (file: string) => join(wanted.folder, file)
  if (wanted.dryRun) return [...togetherFiles, ...screens.map(({ file }) => file)].map(within)
  const { findBrowser } = await import('#tests/e2e/browser.ts')
  const written = await takeScreens(screens, {
    browser: findBrowser(terminal.note),
    address: wanted.address,
    folder: wanted.folder,
    progress: (done, total) => terminal.progress('Taking pictures', done, total),
  })
  return written.map(within)
}
