import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'jsonc-parser'
import { Locale } from '#schemas/text.ts'
import { isLayoutFile } from '#schemas/layout-files.ts'
import { listFiles } from '#src/library/list-files.ts'
import { BadUsage } from '../command.ts'
import type { Layouts } from '../open-layouts.ts'
import { setAt, walkJson, type Changes, type Path } from './edits.ts'

interface PageRename {
  layouts: Layouts
  layout: string
  from: string
  to: string
}

/** Renames a page in the layout that defines it and in all that extend it, with every reference to it. */
export async function renamePage(rename: PageRename, changes: Changes): Promise<void> {
  const { layouts, layout, from, to } = rename
  if (!/^[a-z0-9-]+$/.test(to)) throw new BadUsage(`"${to}" is no name of a page: a-z, 0-9 and -.`)
  const file = await pageFile(layouts.root, layout, from)
  if (file === undefined) throw new BadUsage(`layouts/${layout} writes no page "${from}".`)
  for (const name of await familyOf(layouts, layout)) {
    const clash = await pageFile(layouts.root, name, to)
    if (clash !== undefined) throw new BadUsage(`${clash} is there already.`)
    const own = await pageFile(layouts.root, name, from)
    if (own !== undefined) {
      await changes.read(own)
      changes.move(own, own.replace(/[^/]+(\.\w+)$/, `${to}$1`))
    }
    for (const prose of await translationsOf(layouts.root, name, from)) {
      await changes.read(prose)
      changes.move(prose, prose.replace(/[^/]+(\.\w+\.mdx)$/, `${to}$1`))
    }
    await renameReferences(join(layouts.root, name), rename, changes)
  }
}

/** A layout and every layout that inherits its pages. */
async function familyOf(layouts: Layouts, layout: string): Promise<string[]> {
  const names = await layouts.names()
  return names.filter((name) =>
    (layouts.open(name).effective?.chain ?? []).some((layer) => layer.name === layout),
  )
}

async function pageFile(root: string, layout: string, page: string): Promise<string | undefined> {
  for (const end of ['json', 'mdx']) {
    const file = join(root, layout, 'pages', `${page}.${end}`)
    if (await stat(file).catch(() => undefined)) return file
  }
  return undefined
}

/** The files of a page's prose in other languages. */
async function translationsOf(root: string, layout: string, page: string): Promise<string[]> {
  const files = Locale.options.map((locale) => join(root, layout, 'pages', `${page}.${locale}.mdx`))
  const found = await Promise.all(files.map((file) => stat(file).catch(() => undefined)))
  return files.filter((_, i) => found[i] !== undefined)
}

async function renameReferences(folder: string, { from, to }: PageRename, changes: Changes) {
  for (const path of listFiles(folder) ?? []) {
    const file = join(folder, path)
    if (isLayoutFile(path)) {
      changes.write(file, renameInJson(await changes.read(file), { from, to }, true))
    } else if (/^(?:pages|collections)\/[^/]+\.json$/.test(path)) {
      changes.write(file, renameInJson(await changes.read(file), { from, to }, false))
    } else if (/^pages\/[^/]+\.mdx$/.test(path)) {
      const text = await changes.read(file)
      changes.write(file, text.replaceAll(`"page:${from}"`, `"page:${to}"`))
    }
  }
}

function renameInJson(
  text: string,
  { from, to }: Pick<PageRename, 'from' | 'to'>,
  isLayout: boolean,
): string {
  const edits: [Path, string][] = []
  walkJson(parse(text, undefined, { allowTrailingComma: true }), (value, path) => {
    if (value === `page:${from}`) edits.push([path, `page:${to}`])
    else if (isLayout && value === from && namesPage(path)) edits.push([path, to])
  })
  return edits.reduce((edited, [path, value]) => setAt(edited, path, value), text)
}

/** Whether a path in a manifest holds a page's name without `page:`. */
const namesPage = ([first, , key, last]: Path): boolean =>
  first === 'notFound' ||
  (first === 'routes' && key === 'page') ||
  (first === 'rules' && last === 'page') ||
  (first === 'rules' && key === 'page')
