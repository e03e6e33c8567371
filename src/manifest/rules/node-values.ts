import type { LocalText } from '#schemas/text.ts'
import type { KnownBlock } from '../known-blocks.ts'
import { schemaOf } from '../read/props-schema.ts'
import type { LayeredNode } from '../inherit/layered.ts'
import { type Json, isObject } from '../values/objects.ts'
import { unbound, type JsonSchema } from '../read/json-schema.ts'
import { isBound } from '../resolve/resolve-references.ts'
import type { NodeScope } from './define.ts'
import type { More } from '../problems/problem-kind.ts'
import { isText } from './languages.ts'

/** A value in the props of a node, with its schema. */
export interface Written<Value> {
  value: Value
  schema: JsonSchema
  /** Relative to the node, such as `/props/actions/0/href`. */
  pointer: string
}

/** The values of a node by kind. Of a bound value, the fallback. */
export interface NodeValues {
  texts: Written<LocalText>[]
  /** Texts of HTML. */
  html: Written<LocalText>[]
  /** Links, and paths of items. */
  links: Written<string>[]
  pictures: Written<string>[]
  /** All other strings. */
  strings: Written<string>[]
  /** The props object and all objects in it. */
  objects: Written<Json>[]
}

const known = new WeakMap<LayeredNode, NodeValues>()

/** The values of a node, cached for all rules. */
export function valuesOf(node: LayeredNode, block: KnownBlock): NodeValues {
  const found = known.get(node)
  if (found) return found
  const values: NodeValues = {
    texts: [],
    html: [],
    links: [],
    pictures: [],
    strings: [],
    objects: [],
  }
  gatherObject({ value: node.props, schema: schemaOf(block), pointer: '/props' }, values)
  known.set(node, values)
  return values
}

/** Whether the schema is that of a text, which may be an object with one string per language. */
export const isTextual = ({ kind }: JsonSchema): boolean => kind === 'text' || kind === 'prose'

/** The schema of one property. */
export const propertyOf = ({ properties }: JsonSchema, name: string): JsonSchema | undefined =>
  properties && Object.hasOwn(properties, name) ? unbound(properties[name]) : undefined

/** The page and node of a problem. */
export const aboutNode = ({ page, node }: Pick<NodeScope, 'page' | 'node'>): More =>
  page ? { page: page.name, block: node.id } : { block: node.id }

function gather(written: Written<unknown>, into: NodeValues): void {
  const { value, schema, pointer } = written
  if (isBound(value)) {
    if ('fallback' in value)
      gather({ value: value['fallback'], schema, pointer: `${pointer}/fallback` }, into)
  } else if (isTextual(schema)) {
    if (isText(value)) into.texts.push({ value, schema, pointer })
  } else if (schema.kind === 'html') {
    if (isText(value)) into.html.push({ value, schema, pointer })
  } else if (typeof value === 'string') {
    listOf(schema, into).push({ value, schema, pointer })
  } else if (Array.isArray(value)) {
    const items = unbound(schema.items)
    if (items === undefined) return
    for (const [i, item] of value.entries())
      gather({ value: item, schema: items, pointer: `${pointer}/${i}` }, into)
  } else if (isObject(value)) gatherObject({ value, schema, pointer }, into)
}

function gatherObject(written: Written<Json>, into: NodeValues): void {
  const { value, schema, pointer } = written
  into.objects.push(written)
  for (const name of Object.keys(value)) {
    const child = propertyOf(schema, name)
    if (child) gather({ value: value[name], schema: child, pointer: `${pointer}/${name}` }, into)
  }
}

function listOf({ kind }: JsonSchema, { links, pictures, strings }: NodeValues) {
  if (kind === 'link' || kind === 'item-path') return links
  return kind === 'image' ? pictures : strings
}
