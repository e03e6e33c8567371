import type { z } from 'zod'
import { limits } from '#schemas/node.ts'
import type { Node } from '#schemas/node.ts'
import type { Page, PageHead } from '#schemas/page.ts'
import type { Operation } from '#schemas/patch.ts'
import type { SourceLocation } from '#schemas/problems.ts'
import type { Locale } from '#schemas/text.ts'
import type { Reporter } from '../problems/reporter.ts'
import { readJson, type ReadJson } from './read-json.ts'
import { readMdx } from './read-mdx.ts'
import type { TagNode } from './mdx-tags.ts'
import type { CheckValue, SchemaCheckers } from './schema-check.ts'

/** The prose of a page in other languages than its own, with `<Node n="0" />` for the blocks of the page. */
export type TranslatedProse = Partial<Record<Locale, string>>

/** A parsed page file: whole, or operations on its parent's. `place` gives the location of each pointer. */
export interface ParsedPage {
  name: string
  layout: string
  file: string
  head: z.input<typeof PageHead>
  nodes: ParsedNode[]
  operations: z.input<typeof Operation>[] | undefined
  prose: string | undefined
  /** The prose in other languages, each a file of its own: pages/about.en.mdx. */
  translatedProse: TranslatedProse
  place(pointer: string): SourceLocation
}

/** A node as written, with its location and that of each part. */
export interface ParsedNode {
  node: z.input<typeof Node>
  propPlace(pointer: string): SourceLocation
}

/** The page and layout that a file belongs to. */
interface PageFile {
  layout: string
  name: string
  file: string
}

/** How files are read: the checks of their grammars, and where problems are reported. */
export interface Reading {
  checkers: SchemaCheckers
  out: Reporter
}

/** Whether the file follows its grammar; reports what does not. */
export function accept(read: ReadJson, check: CheckValue, out: Reporter): boolean {
  for (const { rule, message, place } of read.faults) out.report(rule, message, place)
  if (read.faults.length > 0) return false
  const faults = check(read.value)
  for (const { rule, pointer, message } of faults) out.report(rule, message, read.place(pointer))
  return faults.length === 0
}

/** Reads a page of JSON; undefined when it is not one. */
export function parseJsonPage(
  at: PageFile,
  text: string,
  { checkers, out }: Reading,
): ParsedPage | undefined {
  const read = readJson(at.file, text, limits.pageBytes)
  if (!accept(read, checkers.page, out)) return undefined
  return toParsedPage(at, { value: read.value as z.input<typeof Page>, place: read.place }, out)
}

/** Converts a valid value; returns undefined when it is both whole and a patch, or neither. */
export function toParsedPage(
  at: PageFile,
  { value, place }: { value: z.input<typeof Page>; place: ReadJson['place'] },
  out: Reporter,
): ParsedPage | undefined {
  const { blocks, patch, ...head } = value
  if ((blocks === undefined) === (patch === undefined)) {
    const message = blocks ? 'Both "blocks" and "patch" stand here.' : '"blocks" is missing.'
    out.report('two-bodies', message, place(blocks ? '/patch' : ''))
    return undefined
  }
  return {
    ...at,
    head,
    nodes: (blocks ?? []).map((node, i) => ({
      node,
      propPlace: (below) => place(`/blocks/${i}${below}`),
    })),
    operations: patch,
    prose: undefined,
    translatedProse: {},
    place,
  }
}

/** Reads a page of MDX: front matter, prose and blocks as tags. Undefined when it is not one. */
export function parseMdxPage(
  at: PageFile,
  text: string,
  { checkers, out }: Reading,
): ParsedPage | undefined {
  const read = readMdx(at.file, text)
  for (const { rule, message, place } of read.faults) out.report(rule, message, place)
  const faults = checkers.pageHead(read.head)
  for (const { rule, pointer, message } of faults) {
    out.report(rule, message, read.headPlace(pointer))
  }
  if (faults.length + read.faults.length > 0) return undefined
  return {
    ...at,
    head: read.head as z.input<typeof PageHead>,
    nodes: read.nodes.map((tag, i) => fromTag(tag, `${tag.type}-${i + 1}`)),
    operations: undefined,
    prose: read.prose,
    translatedProse: {},
    place: read.headPlace,
  }
}

function fromTag(tag: TagNode, fallbackId: string): ParsedNode {
  const toNode = (from: TagNode, id: string): z.input<typeof Node> => ({
    id: from.id ?? id,
    type: from.type,
    ...(from.v !== undefined && { v: from.v }),
    props: from.props as Record<string, z.core.util.JSONType>,
    slots: Object.fromEntries(
      Object.entries(from.slots).map(([slot, tags]) => [
        slot,
        tags.map((child, i) => toNode(child, `${id}-${slot}-${i + 1}`)),
      ]),
    ),
  })
  return { node: toNode(tag, fallbackId), propPlace: (pointer) => tagPlace(tag, pointer) }
}

/** The location of a part of a tag or of one of its children: an attribute's, else the tag's. */
function tagPlace(tag: TagNode, pointer: string): SourceLocation {
  const [, part, name = '', index = '', ...rest] = pointer.split('/')
  const child = part === 'slots' ? tag.slots[name]?.[Number(index)] : undefined
  if (child) return tagPlace(child, ['', ...rest].join('/'))
  const own = part === 'props' ? tag.propPlaces[name] : undefined
  return { ...(own ?? tag.place), pointer }
}
