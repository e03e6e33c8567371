// Copies of our layouts that hold a word of their site wherever a layout can hold a text.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { everySite } from '#tests/own-layouts.ts'

/** Where a canary was planted. */
export const places = { texts: 't', settings: 's', rows: 'r', collections: 'c', files: 'f' } as const
type Place = keyof typeof places

/** The word that stands for a site in one of its places. */
export const canaryOf = (site: string, place: Place): string =>
  `kenari${String(everySite.indexOf(site)).padStart(2, '0')}${places[place]}`

/** The canaries in some bytes, each as its site and its place. */
export function findCanaries(bytes: string): { site: string; place: string }[] {
  const found = new Set([...bytes.matchAll(/kenari(\d\d)([a-z])/gi)].map(([word]) => word.toLowerCase()))
  return [...found].map((word) => ({
    site: everySite[Number(word.slice(6, 8))] ?? word,
    place: Object.entries(places).find(([, letter]) => letter === word[8])?.[0] ?? word,
  }))
}

/** Keys whose values are words for programs, which a text cannot replace. */
const notTexts = new Set(['$schema', 'css', 'theme', 'appointments', 'province', 'city', 'hours', 'limits'])

/** A text with the canary at its end, not longer than it was; what is no text, or a short one, as it is. */
function mark(value: unknown, canary: string): unknown {
  if (typeof value === 'string') {
    const isText = /^\p{L}/u.test(value) && value.includes(' ') && value.length > 24
    return isText && !/[{<:]/.test(value) ? `${value.slice(0, -canary.length - 1)} ${canary}` : markHtml(value, canary)
  }
  if (Array.isArray(value)) return value.map((one) => mark(one, canary))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, notTexts.has(key) ? one : mark(one, canary)]),
  )
}

const markHtml = (value: string, canary: string): string =>
  value.startsWith('<p>') ? `<p>${canary} ${value.slice(3)}` : value

/** Rows with a first one more, which is found by the canary in its slug. */
function withCanaryRow(rows: unknown, canary: string): unknown {
  if (!Array.isArray(rows)) return rows
  const first: unknown = rows.find((row) => typeof row === 'object' && row !== null && 'slug' in row)
  if (first === undefined) return rows
  return [{ ...(first as object), slug: `${canary}-baris`, title: `Baris ${canary}` }, ...(rows as unknown[])]
}

async function change(file: string, by: (value: unknown) => unknown): Promise<void> {
  const value: unknown = JSON.parse(await readFile(file, 'utf8'))
  await writeFile(file, JSON.stringify(by(value)))
}

const filesOf = (folder: string, ending: string) =>
  readdir(folder).then(
    (names) => names.filter((name) => name.endsWith(ending)).map((name) => join(folder, name)),
    (): string[] => [],
  )

/** Plants the canaries of each site in its copy. The layouts that are only extended stay as they are: their texts are of every site. */
export async function plantCanaries(layouts: string): Promise<void> {
  for (const site of everySite) await plantIn(join(layouts, site), site)
}

async function plantIn(folder: string, site: string): Promise<void> {
  const canary = (place: Place) => canaryOf(site, place)
  await change(join(folder, 'layout.json'), (manifest) => {
    const { site: own, ...rest } = manifest as { site: { settings: { title: string } } }
    const marked = mark(own, canary('settings')) as typeof own
    const settings = { ...marked.settings, title: `${own.settings.title} ${canary('settings')}` }
    return { ...(mark(rest, canary('texts')) as object), site: { ...marked, settings } }
  })
  for (const file of (await filesOf(folder, '.json')).filter((path) => !path.endsWith('/layout.json')))
    await change(file, (part) => mark(part, canary('texts')))
  for (const file of await filesOf(join(folder, 'pages'), '.json'))
    await change(file, (page) => mark(page, canary('texts')))
  for (const file of await filesOf(join(folder, 'pages'), '.mdx'))
    await writeFile(file, `${await readFile(file, 'utf8')}\n${canary('texts')}\n`)
  for (const file of await filesOf(join(folder, 'collections'), '.json'))
    await change(file, (collection) => mark(collection, canary('collections')))
  for (const file of await filesOf(join(folder, 'data'), '.json'))
    await change(file, (rows) => {
      const marked = mark(rows, canary('rows'))
      return file.endsWith('posts.json') ? withCanaryRow(marked, canary('rows')) : marked
    })
  for (const file of await filesOf(join(folder, 'assets'), '.svg')) {
    const drawing = await readFile(file, 'utf8')
    await writeFile(file, drawing.replace('</svg>', `<desc>${canary('files')}</desc></svg>`))
  }
}
