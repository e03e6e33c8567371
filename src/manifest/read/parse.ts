import { limits } from '#schemas/node.ts'
import { reporter } from '../problems/reporter.ts'
import { readEnvelope } from './envelope.ts'
import { isManifestUnread, readLayoutFiles } from './read-layout-files.ts'
import { readMdx } from './read-mdx.ts'
import { accept, parseJsonPage, parseMdxPage, type Reading } from './parse-page.ts'
import { emptyLayer, type ParsedLayout, type RawLayout } from './parsed-layout.ts'
import { isIn, type LayoutSource } from './layout-source.ts'
import { parseCollection } from './parse-collection.ts'
import { parseRows } from './parse-rows.ts'
import type { SchemaCheckers } from './schema-check.ts'
import { addTranslation, translationOf } from './translated-prose.ts'

const fileOf = (layout: string, path: string) => `layouts/${layout}/${path}`

/**
 * Reads the files of one layout against their grammars. A file with faults is left out. `onFile` is called with the path
 * of each file before it is read, and with '' at the end.
 */
export function parseLayout(
  source: LayoutSource,
  checkers: SchemaCheckers,
  onFile: (path: string) => void = () => undefined,
): ParsedLayout {
  const out = reporter(source.name)
  const reading = { checkers, out }
  const text = source.texts['layout.json']
  const file = fileOf(source.name, 'layout.json')
  const parsed = emptyLayer(source, file, out.problems)
  reportFaults(source, out)
  if (isManifestUnread(source)) return parsed
  if (text === undefined) {
    if (source.faults.some(({ path }) => path === '')) return parsed
    out.report('missing-file', `layouts/${source.name} has no layout.json.`, parsed.place(''))
    return parsed
  }
  const { parts, ...manifest } = readLayoutFiles(`layouts/${source.name}`, source.texts)
  const read = readEnvelope(manifest)
  parsed.place = read.place
  parsed.parts = parts
  if (accept(read, checkers.layout, out)) {
    parsed.manifest = read.value as RawLayout
    parsed.lock = parsed.manifest.lock ?? []
    const { name } = parsed.manifest
    const message = `"${name}" stands in ${source.name}/.`
    if (name !== source.name) out.report('wrong-name', message, read.place('/name'))
  }
  for (const [path, content] of inOrder(source)) {
    onFile(path)
    parseFile(parsed, { path, content }, reading)
  }
  onFile('')
  checkRowCount(parsed, out)
  for (const path of source.unread) {
    const place = { file: fileOf(source.name, path), line: 1, column: 1, pointer: '' }
    out.report('unread-file', `Nothing reads ${path}.`, place)
  }
  return parsed
}

/** The rows of all tables together; those of one are counted before they are checked. */
function checkRowCount({ starter, place }: ParsedLayout, out: Reading['out']): void {
  const count = [...starter.values()].reduce((sum, rows) => sum + rows.length, 0)
  if (count <= limits.starterRows) return
  const message = `${count} rows, at most ${limits.starterRows} in all files of data/.`
  out.report('layout-too-large', message, place(''))
  starter.clear()
}

/** Files that could not be read, and a folder that holds too much. */
function reportFaults({ name, faults }: LayoutSource, out: Reading['out']): void {
  for (const { rule, path, message } of faults) {
    const place = { file: fileOf(name, path || 'layout.json'), line: 1, column: 1, pointer: '' }
    out.report(rule, message, place)
  }
}

/** A page is read before its prose in other languages. */
function inOrder({ texts }: LayoutSource): [path: string, content: string][] {
  const files = Object.entries(texts)
  return [
    ...files.filter(([path]) => !isTranslation(path)),
    ...files.filter(([path]) => isTranslation(path)),
  ]
}

const isTranslation = (path: string): boolean =>
  path.startsWith('pages/') && translationOf(path.slice('pages/'.length)) !== undefined

function parseFile(
  parsed: ParsedLayout,
  { path, content }: { path: string; content: string },
  reading: Reading,
): void {
  const [folder = '', base = ''] = path.split('/')
  const file = fileOf(parsed.name, path)
  const name = base.replace(/\.\w+$/, '')
  const translation = folder === 'pages' ? translationOf(base) : undefined
  if (translation) {
    const page = parsed.pages.get(translation.page)
    // A page that could not be read has been reported.
    const isRead = page !== undefined || !isIn(parsed.source, `pages/${translation.page}.mdx`)
    if (isRead) addTranslation({ ...translation, file, text: content }, page, reading.out)
  } else if (folder === 'pages') {
    const first = parsed.pages.get(name)
    if (first) {
      const place = { file, line: 1, column: 1, pointer: '' }
      reading.out.report('duplicate-page', `${first.file} is page "${name}" already.`, place)
      return
    }
    const parse = base.endsWith('.mdx') ? parseMdxPage : parseJsonPage
    const page = parse({ layout: parsed.name, name, file }, content, reading)
    if (page) parsed.pages.set(name, page)
  } else if (folder === 'content') {
    const text = parseContent(file, content, reading.out)
    if (text !== undefined) parsed.contents.set(name, text)
  } else if (folder === 'data') {
    const rows = parseRows({ name, file }, content, reading)
    if (rows) parsed.starter.set(name, rows)
  } else if (folder === 'collections') {
    const rows = parseCollection({ name, file }, content, reading)
    if (rows) parsed.collections.set(name, rows)
  }
}

/** A text that blocks show: Markdown without blocks. */
function parseContent(file: string, text: string, out: Reading['out']): string | undefined {
  const read = readMdx(file, text)
  for (const { rule, message, place } of read.faults) out.report(rule, message, place)
  for (const { place } of read.nodes)
    out.report('mdx-tag', 'A text of content/ holds no blocks.', place)
  return read.faults.length + read.nodes.length > 0 ? undefined : read.prose
}
