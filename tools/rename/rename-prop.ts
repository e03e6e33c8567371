import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'jsonc-parser'
import type { KnownBlock } from '#src/manifest/known-blocks.ts'
import { versionOf } from '#src/manifest/known-blocks.ts'
import { isLayoutFile } from '#schemas/layout-files.ts'
import { listFiles } from '#src/library/list-files.ts'
import { didYouMean } from '#src/manifest/problems/suggest.ts'
import { BadUsage } from '../command.ts'
import type { Layouts } from '../open-layouts.ts'
import { setAt, walkJson, type Changes, type Path } from './edits.ts'

interface PropRename {
  layouts: Layouts
  block: KnownBlock
  from: string
  to: string
}

/** Renames a prop of a block wherever a layout writes it: in nodes, operations, locks and tags of prose. */
export async function renameProp(rename: PropRename, changes: Changes): Promise<void> {
  const { layouts, block, from, to } = rename
  const known = Object.keys(block.props.shape)
  if (!known.includes(to)) {
    const near = didYouMean(to, known)
    throw new BadUsage(
      `"${block.type}" has no prop "${to}".${near} Declare it first, in a new version with a migration from "${from}".`,
    )
  }
  for (const name of await layouts.names()) {
    const folder = join(layouts.root, name)
    const idsOfType = idsIn(layouts, name, block.type)
    for (const path of listFiles(folder) ?? []) {
      const file = join(folder, path)
      if (isLayoutFile(path) || /^pages\/[^/]+\.json$/.test(path)) {
        changes.write(file, renameInJson(await changes.read(file), rename, idsOfType))
      } else if (/^pages\/[^/]+\.mdx$/.test(path)) {
        changes.write(file, renameInTags(await changes.read(file), rename))
      }
    }
  }
}

/** The ids of a block's nodes, with those of parents: operations refer to nodes by id alone. */
function idsIn(layouts: Layouts, name: string, type: string): Set<string> {
  const { effective } = layouts.open(name)
  const ids = new Set<string>()
  for (const layer of effective?.chain ?? []) {
    walkJson([layer.manifest, [...layer.pages.values()].map(({ nodes }) => nodes)], (value) => {
      if (isNode(value) && value['type'] === type) ids.add(String(value['id']))
    })
  }
  return ids
}

type Json = Record<string, unknown>
const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isNode = (value: unknown): value is Json =>
  isJson(value) && typeof value['id'] === 'string' && typeof value['type'] === 'string'

function renameInJson(text: string, rename: PropRename, ids: ReadonlySet<string>): string {
  const { block, from, to } = rename
  const edits: [Path, unknown][] = []
  walkJson(parse(text, undefined, { allowTrailingComma: true }), (value, path) => {
    if (!isJson(value)) return
    const isOwn = isNode(value)
      ? value['type'] === block.type
      : value['op'] !== undefined && ids.has(String(value['at']))
    if (!isOwn) return
    edits.push(...renameProps(value, path, rename))
    for (const key of ['lock', 'paths'] as const) {
      const pointers = value[key]
      if (!Array.isArray(pointers)) continue
      const before = key === 'lock' ? `/props/${from}` : `/${from}`
      const after = key === 'lock' ? `/props/${to}` : `/${to}`
      const next = pointers.map((each) =>
        String(each).replace(new RegExp(`^${before}(?=/|$)`), after),
      )
      if (next.join() !== pointers.join()) edits.push([[...path, key], next])
    }
  })
  return edits.reduce((edited, [path, value]) => setAt(edited, path, value), text)
}

/** The props in their order with the new name, and the block version that has it. */
function renameProps(node: Json, path: Path, { block, from, to }: PropRename): [Path, unknown][] {
  const props = node['props']
  if (!isJson(props) || !Object.hasOwn(props, from)) return []
  const renamed = Object.entries(props).map(([key, value]) => [key === from ? to : key, value])
  const version = versionOf(block)
  return [
    [[...path, 'props'], Object.fromEntries(renamed)],
    ...(version > 1 ? [[[...path, 'v'], version] satisfies [Path, unknown]] : []),
  ]
}

function renameInTags(text: string, { block, from, to }: PropRename): string {
  const tag = block.type.replace(/(^|-)([a-z])/g, (_, __, letter: string) => letter.toUpperCase())
  return text.replace(new RegExp(`<${tag}\\b[^>]*>`, 'g'), (whole) =>
    whole.replace(new RegExp(`(\\s)${from}(?==)`), `$1${to}`),
  )
}

/** Locations in a block's sources that still contain the old name, for manual review. */
export async function findRemainingUses(type: string, prop: string): Promise<string[]> {
  const folder = join('blocks', type)
  const found: string[] = []
  for (const path of listFiles(folder) ?? []) {
    if (path === 'migrations.ts' || path === 'previous-versions.ts') continue
    const lines = (await readFile(join(folder, path), 'utf8')).split('\n')
    for (const [i, line] of lines.entries()) {
      if (new RegExp(`\\b${prop}\\b`).test(line))
        found.push(`${folder}/${path}:${i + 1} ${line.trim()}`)
    }
  }
  return found
}
