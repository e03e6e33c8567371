import type { z } from 'zod'
import type { Layout } from '#schemas/layout.ts'
import { limits, type Node, type PageHead } from '#schemas/page.ts'
import type { Place, Problem } from '#schemas/problems.ts'
import { starterFiles } from '#schemas/starter.ts'
import { readJson, type ReadJson } from './json.ts'
import { readMdx, type TagNode } from './mdx.ts'
import { reporter, type Reporter } from '../reporter.ts'
import {
  checkLayoutFile,
  checkPageFile,
  checkPageHead,
  rowsChecker,
  type SchemaFault,
} from './schema-check.ts'
import type { LayoutSource } from './source.ts'

/** A page as its own file says it. Places tell where each pointer of the file stands. */
export interface ParsedPage {
  name: string
  layout: string
  head: z.input<typeof PageHead>
  nodes: ParsedNode[]
  prose: string | undefined
  place(pointer: string): Place
}

/** A node as written, with where it stands and where each of its props does. */
export interface ParsedNode {
  node: z.input<typeof Node>
  place: Place
  propPlace(pointer: string): Place
}

/** One layout's own files, before its parents are merged in. */
export interface ParsedLayout {
  name: string
  source: LayoutSource
  manifest: z.input<typeof Layout> | undefined
  place(pointer: string): Place
  pages: Map<string, ParsedPage>
  starter: Map<string, unknown[]>
  problems: Problem[]
}

const fileOf = (layout: string, path: string) => `layouts/${layout}/${path}`

/** Reads the files of one layout against their grammars. A file with faults is left out. */
export function parseLayout(source: LayoutSource): ParsedLayout {
  const out = reporter(source.name)
  const text = source.texts['layout.json']
  const file = fileOf(source.name, 'layout.json')
  const parsed: ParsedLayout = {
    name: source.name,
    source,
    manifest: undefined,
    place: (pointer) => ({ file, line: 1, column: 1, pointer }),
    pages: new Map(),
    starter: new Map(),
    problems: out.problems,
  }
  if (text === undefined) {
    out.report('missing-file', `layouts/${source.name} has no layout.json.`, parsed.place(''))
    return parsed
  }
  const read = readJson(file, text, limits.layoutBytes)
  parsed.place = read.place
  if (accept(read, checkLayoutFile(), out)) {
    parsed.manifest = read.value as z.input<typeof Layout>
    if (parsed.manifest.name !== source.name) {
      out.report(
        'wrong-name',
        `"${parsed.manifest.name}" stands in ${source.name}/.`,
        read.place('/name'),
      )
    }
  }
  for (const [path, content] of Object.entries(source.texts)) parseFile(parsed, path, content, out)
  return parsed
}

function parseFile(parsed: ParsedLayout, path: string, content: string, out: Reporter): void {
  const [folder = '', name = ''] = path.split('/')
  const file = fileOf(parsed.name, path)
  const stem = name.replace(/\.\w+$/, '')
  if (folder === 'pages') {
    const page = name.endsWith('.mdx')
      ? parseMdxPage(parsed.name, stem, file, content, out)
      : parseJsonPage(parsed.name, stem, file, content, out)
    if (page) parsed.pages.set(stem, page)
  } else if (folder === 'data') parseRows(parsed, stem, file, content, out)
}

function accept(read: ReadJson, check: (value: unknown) => SchemaFault[], out: Reporter): boolean {
  for (const { rule, message, place } of read.faults) out.report(rule, message, place)
  if (read.faults.length > 0) return false
  const faults = check(read.value)
  for (const { rule, pointer, message } of faults) out.report(rule, message, read.place(pointer))
  return faults.length === 0
}

function parseJsonPage(layout: string, name: string, file: string, text: string, out: Reporter) {
  const read = readJson(file, text, limits.pageBytes)
  if (!accept(read, checkPageFile(), out)) return undefined
  const { blocks, ...head } = read.value as z.input<typeof PageHead> & {
    blocks: z.input<typeof Node>[]
  }
  const nodes = blocks.map((node, i) => toParsedNode(node, `/blocks/${i}`, read))
  return { name, layout, head, nodes, prose: undefined, place: read.place } satisfies ParsedPage
}

/** A node of a JSON file with its places. */
export const toParsedNode = (
  node: z.input<typeof Node>,
  pointer: string,
  read: Pick<ReadJson, 'place'>,
): ParsedNode => ({
  node,
  place: read.place(pointer),
  propPlace: (below) => read.place(pointer + below),
})

function parseMdxPage(layout: string, name: string, file: string, text: string, out: Reporter) {
  const read = readMdx(file, text)
  for (const { rule, message, place } of read.faults) out.report(rule, message, place)
  const faults = checkPageHead()(read.head)
  for (const { rule, pointer, message } of faults) {
    out.report(rule, message, { ...read.headPlace, pointer })
  }
  if (faults.length + read.faults.length > 0) return undefined
  const page: ParsedPage = {
    name,
    layout,
    head: read.head as z.input<typeof PageHead>,
    nodes: read.nodes.map((tag, i) => fromTag(tag, `${tag.type}-${i + 1}`)),
    prose: read.prose,
    place: (pointer) => ({ ...read.headPlace, pointer }),
  }
  return page
}

function fromTag(tag: TagNode, fallbackId: string): ParsedNode {
  const toNode = (from: TagNode, id: string): z.input<typeof Node> => ({
    id: from.id ?? id,
    type: from.type,
    props: from.props as Record<string, z.core.util.JSONType>,
    slots: Object.fromEntries(
      Object.entries(from.slots).map(([slot, tags]) => [
        slot,
        tags.map((child, i) => toNode(child, `${id}-${slot}-${i + 1}`)),
      ]),
    ),
  })
  return {
    node: toNode(tag, fallbackId),
    place: tag.place,
    propPlace: (pointer) => ({
      ...(tag.propPlaces[pointer.split('/')[2] ?? ''] ?? tag.place),
      pointer,
    }),
  }
}

function parseRows(
  parsed: ParsedLayout,
  name: string,
  file: string,
  text: string,
  out: Reporter,
): void {
  const schema = Object.entries(starterFiles).find(([known]) => known === name)?.[1]
  const read = readJson(file, text, 4 * 1024 * 1024)
  if (schema === undefined) {
    out.report('starter-data', `data/${name}.json belongs to no table.`, read.place(''))
    return
  }
  for (const { rule, message, place } of read.faults) out.report(rule, message, place)
  if (read.faults.length > 0) return
  const faults = rowsChecker(schema)
  const rows: unknown[] = Array.isArray(read.value) ? read.value : []
  let isGood = Array.isArray(read.value)
  if (!isGood) out.report('starter-data', 'The file must be an array of rows.', read.place(''))
  for (const [i, row] of rows.entries()) {
    for (const { pointer, message } of faults(row)) {
      isGood = false
      out.report('starter-data', message, read.place(`/${i}${pointer}`))
    }
  }
  if (isGood) parsed.starter.set(name, rows)
}
