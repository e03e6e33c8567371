import type { z } from 'zod'
import { Binding, RouteParameter } from '#schemas/binding.ts'
import { Node } from '#schemas/node.ts'
import { Operation } from '#schemas/patch.ts'
import { versionOf, type KnownBlock, type KnownBlocks } from '../known-blocks.ts'
import { mapSchema, whenNamed, type JsonSchema } from '../read/json-schema.ts'
import { editorProps, mergedProps } from './editor-props.ts'
import { bindingSnippet, nodeSnippet, routeSnippet, type Snippet } from './snippets.ts'
import { written } from './written.ts'

/** What stands in node.json, and in no other schema. */
const shared = ['Node', 'Operation']

/** The JSON Schema that editors read for a file. What it says of nodes stands in `node.json` beside it. */
export function editorSchema(file: z.ZodType): JsonSchema {
  const { $defs, ...schema } = mapSchema(written(file), (part) => {
    const name = shared.find((id) => part['$ref'] === `#/$defs/${id}`)
    return name === undefined ? part : { ...part, $ref: `node.json#/$defs/${name}` }
  })
  const text = JSON.stringify(schema)
  const used = Object.entries($defs ?? {}).filter(([name]) => text.includes(`"#/$defs/${name}"`))
  return { ...schema, ...(used.length > 0 ? { $defs: Object.fromEntries(used) } : {}) }
}

/**
 * The JSON Schema of nodes and of patches: each block's props and slots stand behind its type. It accepts what the
 * checks of the engine accept of a single file.
 */
export function nodesSchema(blocks: KnownBlocks): JsonSchema {
  const known = [...blocks.values()]
  const props = new Map(known.map((block) => [block.type, editorProps(block)]))
  return {
    $defs: {
      Node: withBlocks(definition(Node, 'Node'), known, props),
      Operation: mapSchema(definition(Operation, 'Operation'), toMergedProps),
      Binding: reference(written(Binding), bindingSnippet),
      RouteParameter: reference(written(RouteParameter), routeSnippet),
      'merged-props': mergedProps(props),
      ...Object.fromEntries([...props].map(([type, own]) => [`props-${type}`, own])),
    },
  }
}

/** What a zod schema with this id is written as. */
function definition(schema: z.ZodType, id: string): JsonSchema {
  const { [id]: found } = (written(schema)['$defs'] ?? {}) as Record<string, JsonSchema | undefined>
  if (found === undefined) throw new Error(`no schema has the id ${id}`)
  return found
}

/** Hover tells what the prop is for, not that a reference is one. */
function reference(schema: JsonSchema, snippet: Snippet): JsonSchema {
  const { description: _, ...rest } = schema
  return { ...rest, defaultSnippets: [snippet] }
}

/** Any JSON is what the engine's first reading takes for props; an editor knows which there are. */
function toMergedProps(schema: JsonSchema): JsonSchema {
  if (schema.properties?.['op']?.['const'] === undefined || !schema.properties['props'])
    return schema
  return {
    ...schema,
    properties: { ...schema.properties, props: { $ref: '#/$defs/merged-props' } },
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
    allOf: blocks.map((block) =>
      whenNamed('type', block.type, branchOf(block, propsOf(block)['required'] !== undefined)),
    ),
  }
}

/** What a node of this block may hold. Props of an older version wait for their migration, so nothing is said of them. */
function branchOf(block: KnownBlock, needsProps: boolean): JsonSchema {
  const { type } = block
  const version = versionOf(block)
  const v = { description: 'The version of the block it was written at.', default: version }
  const current: JsonSchema = {
    properties: { props: { $ref: `#/$defs/props-${type}` } },
    ...(needsProps ? { required: ['props'] } : {}),
  }
  const properties = { v: { ...v, maximum: version }, slots: slotsOf(block) }
  if (version === 1) return { ...current, properties: { ...properties, ...current.properties } }
  const deprecationMessage = `${type} is at version ${version}, and this node at an older one: "v": ${version} says that it is written for that.`
  const { if: isCurrent, then } = whenNamed('v', version, current)
  return { properties, if: isCurrent, then, else: { properties: { type: { deprecationMessage } } } }
}

/** The slots of a block by name, and what may stand in each. */
function slotsOf({ slots = {} }: KnownBlock): JsonSchema {
  const properties = Object.entries(slots).map(([name, { title, allow, max }]) => {
    const only = allow && { properties: { type: { enum: allow } } }
    const items = { allOf: [{ $ref: '#/$defs/Node' }, ...(only ? [only] : [])] }
    const most = max === undefined ? {} : { maxItems: max }
    return [name, { description: `${title}.`, type: 'array', ...most, items }]
  })
  return { properties: Object.fromEntries(properties), additionalProperties: false }
}
