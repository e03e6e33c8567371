import { versionOf, type KnownBlock } from '../known-blocks.ts'
import type { JsonSchema } from '../read/json-schema.ts'

/** A completion of an editor; `$1`, `$2` are its tab stops. */
export interface Snippet {
  label: string
  description?: string
  body?: unknown
  bodyText?: string
}

/** Written as text, since a literal `$` must be escaped. */
export const bindingSnippet: Snippet = {
  label: '{ $bind }',
  description: 'Taken from loaded data.',
  bodyText: '{ "\\$bind": "$1" }',
}
export const routeSnippet: Snippet = {
  label: '{ $route }',
  description: 'A parameter of the route.',
  bodyText: '{ "\\$route": "$1" }',
}
export const querySnippet: Snippet = {
  label: '{ $query }',
  description: 'A value of the query that the route declares.',
  bodyText: '{ "\\$query": "$1" }',
}

const isText = ({ kind }: JsonSchema): boolean =>
  kind === 'text' || kind === 'prose' || kind === 'html'

const labels: Record<string, string> = {
  string: '"…"',
  object: '{ … }',
  array: '[ … ]',
  integer: '1',
  number: '1',
}

/** Completions of a value without a default. */
export function snippetsOf(schema: JsonSchema): Snippet[] {
  const choices = schema.type === 'boolean' ? [true, false] : schema['enum']
  if (Array.isArray(choices))
    return choices.map((body: unknown) => ({ label: JSON.stringify(body), body }))
  if (isText(schema)) {
    const both = { id: '$1', en: '$2' }
    return [
      { label: '"…"', description: 'In the default language.', body: '$1' },
      { label: '{ id, en }', description: 'In each language.', body: both },
    ]
  }
  const label = labels[String(schema.type)]
  return label === undefined ? [] : [{ label, body: bodyOf(schema, counter()) }]
}

/** A node of this block with every required prop. */
export function nodeSnippet(block: KnownBlock, props: JsonSchema): Snippet {
  const next = counter()
  const version = versionOf(block)
  const id = `\${${next()}:${block.type}}`
  return {
    label: block.type,
    description: `${block.title}. ${block.description}`,
    body: {
      id,
      type: block.type,
      ...(version > 1 ? { v: version } : {}),
      props: bodyOf(props, next),
    },
  }
}

type Counter = () => number

function counter(): Counter {
  let count = 0
  return () => ++count
}

/** The smallest value that a schema accepts, with a tab stop for each unknown part. */
function bodyOf(schema: JsonSchema, next: Counter): unknown {
  const value = schema.anyOf?.[0] ?? schema
  if (Array.isArray(value['enum'])) return `\${${next()}|${value['enum'].join(',')}|}`
  if (isText(value)) return `$${next()}`
  if (value.properties) {
    const needed = Array.isArray(value['required']) ? (value['required'] as string[]) : []
    const entries = needed.map((name) => [name, bodyOf(value.properties?.[name] ?? {}, next)])
    return Object.fromEntries(entries)
  }
  if (value.items) return [bodyOf(value.items, next)]
  if (value.type === 'boolean') return `^\${${next()}|true,false|}`
  if (value.type === 'integer' || value.type === 'number') return `^\${${next()}:1}`
  return `$${next()}`
}
