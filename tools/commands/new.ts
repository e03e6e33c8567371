import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { Face } from '#schemas/layout.ts'
import { Locale } from '#schemas/text.ts'
import { replaceFile } from '#src/library/replace-file.ts'
import { readConfig } from '#src/server/server-config.ts'
import { BadUsage, command, type Terminal } from '../command.ts'
import {
  abstractNames,
  readLayouts,
  requireFreeHost,
  requireFreeName,
  requireParent,
  requireTitle,
  type KnownLayouts,
} from '../new/new-site.ts'
import { siteFiles, type NewSite } from '../new/site-files.ts'
import { isUnitKind, unitKinds, writeUnit } from '../new-unit/write-unit.ts'
import { dryRunOption, jsonOption, rootOption } from '../options.ts'

const options = z.object({
  extends: z.string().optional().meta({
    description:
      'The layout it builds on; empty builds on none. Without it: the abstract one that extends no other.',
    value: 'layout',
  }),
  host: z.string().optional().meta({ description: 'A host it answers on.', value: 'host' }),
  title: z.string().optional().meta({ description: 'The site’s name, as visitors read it.' }),
  locale: Locale.optional().meta({ description: 'The language it is written in. Without it: id.' }),
  face: Face.optional().meta({
    description: 'The composition of its pages. Without it: plain variants of the blocks.',
  }),
  rows: z.enum(['parent', 'none']).default('parent').meta({
    description:
      'The rows it begins with: those of its parent, or none, as empty files to write in.',
  }),
  root: rootOption,
  dryRun: dryRunOption,
  json: jsonOption,
})
type Options = z.output<typeof options>

export const newLayout = command({
  name: 'new',
  summary: 'Make a small site that is whole, or a block, rule, command or endpoint to begin with.',
  takes: '[layout|block|rule|command|endpoint] [name]',
  writes: 'a new folder of layouts/, or the files of the unit',
  options,

  async run(terminal, options, words) {
    const [word, ...rest] = words[0] === 'layout' ? words.slice(1) : words
    if (word !== undefined && isUnitKind(word)) return writeUnit(terminal, options, [word, ...rest])
    if (rest.length > 0)
      throw new BadUsage(`"${word}" is no kind of unit: ${unitKinds.join(', ')}.`)
    const { root, dryRun, json } = options
    const layouts = await readLayouts(root)
    const site = await completeOptions(terminal, options, { word, layouts })
    const files = siteFiles(site)
    if (!dryRun) await writeSite(join(root, site.name), files)
    const url = `http://${site.name}.localhost:${readConfig(process.env).port}`
    const paths = [...files.keys()].map((path) => join(root, site.name, path))
    if (json) {
      const { name, title, locale, hosts } = site
      const made = { name, title, locale, hosts, extends: site.parent?.name ?? null }
      terminal.print(JSON.stringify({ ...made, url, files: paths, written: !dryRun }))
      return 0
    }
    for (const path of paths) terminal.print(`${dryRun ? 'Would write' : 'Wrote'} ${path}`)
    if (dryRun) return 0
    terminal.print(`${url} shows it while npm run dev or npm start runs.`)
    const first = site.hasParentRows ? 'pages/home.json' : 'data/classes.json and its neighbours'
    terminal.note(
      `Next: write ${join(root, site.name, first)} in your own words, then npm run check -- ${site.name}.`,
    )
    return 0
  },
})

/** Completes the options by asking or by defaults; throws `BadUsage` for invalid ones. */
async function completeOptions(
  terminal: Terminal,
  options: Options,
  { word, layouts }: { word: string | undefined; layouts: KnownLayouts },
): Promise<NewSite> {
  const name = word ?? (await terminal.ask({ text: 'Name of its folder?', flag: '<layout>' }))
  await requireFreeName(options.root, name)
  const title =
    options.title ??
    (await terminal.ask({ text: 'Title?', flag: '--title', fallback: toTitle(name) }))
  requireTitle(title)
  const locale =
    options.locale ??
    (await terminal.ask({ text: 'Language, id or en?', flag: '--locale', fallback: 'id' }))
  const host =
    options.host ??
    (await terminal.ask({ text: 'Host, if it has one?', flag: '--host', fallback: '' }))
  if (host !== '') requireFreeHost(host, layouts)
  return {
    name,
    title,
    locale: requireLocale(locale),
    face: options.face,
    hasParentRows: options.rows === 'parent',
    hosts: host === '' ? [] : [host],
    parent: await chooseParent(terminal, options, layouts),
  }
}

async function chooseParent(
  terminal: Terminal,
  options: Options,
  layouts: KnownLayouts,
): Promise<NewSite['parent']> {
  const names = abstractNames(layouts)
  const question = { text: `Build on which layout? ${names.join(', ')}`, flag: '--extends' }
  const [only = ''] = names
  const name = options.extends ?? (names.length > 1 ? await terminal.ask(question) : only)
  if (name === '') return undefined
  const { pages, routes } = requireParent(options.root, name, layouts)
  return {
    name,
    hasTerms: pages.has('privacy-policy') && pages.has('terms'),
    hasPayments: routes.some(({ route }) => route.path === '/CallbackPayment'),
  }
}

function requireLocale(text: string): Locale {
  const { data, error } = Locale.safeParse(text)
  if (error)
    throw new BadUsage(`--locale must be one of ${Locale.options.join(', ')}, not "${text}".`)
  return data
}

const toTitle = (name: string): string =>
  name
    .split('-')
    .filter(Boolean)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ')

async function writeSite(folder: string, files: ReadonlyMap<string, string>): Promise<void> {
  await mkdir(dirname(folder), { recursive: true })
  // Fails if the folder was created since it was checked.
  await mkdir(folder)
  for (const [path, content] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await replaceFile(join(folder, path), content)
  }
}
