import type { z } from 'zod'
import { Binding, QueryReference, RouteParameter } from '#schemas/binding.ts'
import { Node } from '#schemas/node.ts'
import { Operation } from '#schemas/patch.ts'
import { versionOf, type KnownBlock, type KnownBlocks } from '../known-blocks.ts'
import { mapSchema, whenNamed, type JsonSchema } from '../read/json-schema.ts'
import { editorProps, mergedProps } from './editor-props.ts'
import {
  bindingSnippet,
  nodeSnippet,
  querySnippet,
  routeSnippet,
  type Snippet,
} from './snippets.ts'
import { written } from './written.ts'

/** The prefix of every schema's `$id`; it identifies a schema and is not a URL to load. */
export const idPrefix = 'tenun:/schemas/json/'

/** Definitions that several schemas share, and the file that contains each. */
const shared: Record<string, string> = {
  Node: 'node.json',
  Operation: 'node.json',
  Binding: 'binding.json',
  RouteParameter: 'binding.json',
  QueryReference: 'binding.json',
}

/** The JSON Schema that editors read for a file: `layout.json`, `page.json`, … It refers to the shared ones beside it. */
export function editorSchema(name: string, file: z.ZodType): JsonSchema {
  const { $defs, ...schema } = mapSchema(written(file), (part) => toShared(part, ''))
  const text = JSON.stringify(schema)
  const used = Object.entries($defs ?? {}).filter(([id]) => text.includes(`"#/$defs/${id}"`))
  const own = used.length > 0 ? { $defs: Object.fromEntries(used) } : {}
  return { $id: idPrefix + name, ...schema, ...own }
}

/** Returns a reference to the file of a shared definition, relative to the schema's folder by `up`. */
function toShared(part: JsonSchema, up: string): JsonSchema {
  const id = /^#\/\$defs\/(\w+)$/.exec(String(part['$ref']))?.[1] ?? ''
  const file = Object.hasOwn(shared, id) ? shared[id] : undefined
  return file === undefined ? part : { ...part, $ref: `${up}${file}#/$defs/${id}` }
}

/**
 * The JSON Schemas of nodes and of patches, by their paths within schemas/json; the props of each block are in a file
 * of their own. They accept what the engine's checks accept of a single file.
 */
export function nodeSchemas(blocks: KnownBlocks): Map<string, JsonSchema> {
  const known = [...blocks.values()]
  const props = new Map(known.map((block) => [block.type, editorProps(block)]))
  const schemas = new Map<string, JsonSchema>([
    ['node.json', nodesSchema(known, props)],
    ['binding.json', bindingSchema()],
    ['patched-props.json', mergedProps(props)],
    ...known.map((block): [string, JsonSchema] => [
      `blocks/${block.type}.json`,
      blockSchema(block, props.get(block.type) ?? {}),
    ]),
  ])
  for (const [path, schema] of schemas) {
    const up = '../'.repeat(path.split('/').length - 1)
    const joined = path === 'node.json' ? schema : mapSchema(schema, (part) => toShared(part, up))
    schemas.set(path, { $id: idPrefix + path, ...joined })
  }
  return schemas
}

function nodesSchema(
  blocks: readonly KnownBlock[],
  props: ReadonlyMap<string, JsonSchema>,
): JsonSchema {
  return {
    $defs: {
      Node: withBlocks(definition(Node, 'Node'), blocks, props),
      Operation: mapSchema(definition(Operation, 'Operation'), toMergedProps),
    },
  }
}

const bindingSchema = (): JsonSchema => ({
  $defs: {
    Binding: reference(written(Binding), bindingSnippet),
    RouteParameter: reference(written(RouteParameter), routeSnippet),
    QueryReference: reference(written(QueryReference), querySnippet),
  },
})

/** The JSON Schema of a zod schema, with this id. */
function definition(schema: z.ZodType, id: string): JsonSchema {
  const { [id]: found } = (written(schema)['$defs'] ?? {}) as Record<string, JsonSchema | undefined>
  if (found === undefined) throw new Error(`no schema has the id ${id}`)
  return found
}

/** Keeps the prop's own description, so that a hover does not describe the reference. */
function reference(schema: JsonSchema, snippet: Snippet): JsonSchema {
  const { description: _, ...rest } = schema
  return { ...rest, defaultSnippets: [snippet] }
}

/** The engine's first check accepts any JSON as props; editors get the props that exist. */
function toMergedProps(schema: JsonSchema): JsonSchema {
  if (schema.properties?.['op']?.['const'] === undefined || !schema.properties['props'])
    return schema
  return {
    ...schema,
    properties: { ...schema.properties, props: { $ref: 'patched-props.json' } },
  }
}

function withBlocks(
  node: JsonSchema,
  blocks: readonly KnownBlock[],
  props: ReadonlyMap<string, JsonSchema>,
): JsonSchema {
  const type = {
    description: 'The block this node draws.',
    enum: blocks.map((block) => block.type),
    enumDescriptions: blocks.map(({ title, description }) => `${title}. ${description}`),
  }
  const properties = {
    ...node.properties,
    type,
    props: { type: 'object', description: 'What the block is drawn with.' },
    slots: { type: 'object', description: 'The nodes it holds, by the name of the slot.' },
  }
  const propsOf = ({ type: name }: KnownBlock) => props.get(name) ?? {}
  return {
    ...node,
    properties,
    defaultSnippets: blocks.map((block) => nodeSnippet(block, propsOf(block))),
    allOf: blocks.map(({ type: name }) => whenNamed('type', name, { $ref: `blocks/${name}.json` })),
  }
}

/** The schema of a node of this block. Props of an older version are not checked, since they are migrated first. */
function blockSchema(block: KnownBlock, props: JsonSchema): JsonSchema {
  const { type } = block
  const version = versionOf(block)
  const v = {
    type: 'integer',
    description: 'The version of the block it was written at.',
    default: version,
    maximum: version,
  }
  const current: JsonSchema = {
    type: 'object',
    properties: { props: { $ref: '#/$defs/props' } },
    ...(props['required'] === undefined ? {} : { required: ['props'] }),
  }
  const properties = { v, slots: slotsOf(block) }
  const $defs = { props }
  if (version === 1)
    return { ...current, properties: { ...properties, ...current.properties }, $defs }
  const deprecationMessage = `${type} is at version ${version}, and this node at an older one: "v": ${version} says that it is written for that.`
  const { if: isCurrent, then } = whenNamed('v', version, current)
  const older = { properties: { type: { deprecationMessage } } }
  return { type: 'object', properties, if: isCurrent, then, else: older, $defs }
}

/** The slots of a block by name, and the nodes allowed in each. */
function slotsOf({ slots = {} }: KnownBlock): JsonSchema {
  const properties = Object.entries(slots).map(([name, { title, allow, max }]) => {
    const only = allow && { type: 'object', properties: { type: { enum: allow } } }
    const items = { allOf: [{ $ref: '#/$defs/Node' }, ...(only ? [only] : [])] }
    const most = max === undefined ? {} : { maxItems: max }
    return [name, { description: `${title}.`, type: 'array', ...most, items }]
  })
  return { type: 'object', properties: Object.fromEntries(properties), additionalProperties: false }
}
