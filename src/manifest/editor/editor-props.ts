import type { KnownBlock } from '../known-blocks.ts'
import { authored, type JsonSchema } from '../read/json-schema.ts'
import { snippetsOf } from './snippets.ts'
import { written } from './written.ts'

/** The props of a block as an editor completes them: each a value, or a reference instead. */
export function editorProps(block: KnownBlock): JsonSchema {
  return { ...authored(written(block.props), orBound), additionalProperties: false }
}

/**
 * Adds the references that may replace a value. Alternatives, since editors do not complete values from
 * conditions; the value comes first, so that editors report its errors when several fail.
 */
function orBound({ description, default: fallback, ...value }: JsonSchema): JsonSchema {
  const snippets = fallback === undefined ? snippetsOf(value) : []
  return {
    ...(description ? { description } : {}),
    ...(fallback === undefined ? {} : { default: fallback }),
    ...(snippets.length > 0 ? { defaultSnippets: snippets } : {}),
    anyOf: [
      value,
      ...['Binding', 'RouteParameter', 'QueryReference'].map((name) => ({
        $ref: `#/$defs/${name}`,
      })),
    ],
  }
}

interface Form {
  schema: JsonSchema
  /** The blocks that declare the prop in this way. */
  types: string[]
}

/**
 * The props that a patch may merge into a node it knows only by id: those of any block, none required.
 * A prop that blocks declare differently may have any of their forms.
 */
export function mergedProps(props: ReadonlyMap<string, JsonSchema>): JsonSchema {
  const merged = new Map<string, Map<string, Form>>()
  for (const [type, { properties = {} }] of props) {
    for (const [name, schema] of Object.entries(properties)) {
      const forms = merged.get(name) ?? new Map<string, Form>()
      const key = JSON.stringify(schema)
      const form = forms.get(key) ?? { schema, types: [] }
      form.types.push(type)
      merged.set(name, forms.set(key, form))
    }
  }
  const properties = [...merged].map(([name, forms]) => [name, anyForm([...forms.values()])])
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    additionalProperties: false,
  }
}

function anyForm(forms: readonly Form[]): JsonSchema {
  const alternatives = forms.flatMap(({ schema }) => schema.anyOf ?? [])
  const choices = alternatives.flatMap((one) => (Array.isArray(one['enum']) ? one['enum'] : []))
  const others = alternatives.filter((one) => !Array.isArray(one['enum'])).map(withoutNeeds)
  const distinct = unique(others)
  const snippets = forms.flatMap(({ schema }) => snippetsOf(schema.anyOf?.[0] ?? schema))
  return {
    description: describe(forms),
    defaultSnippets: unique(snippets),
    anyOf: choices.length > 0 ? [{ enum: unique(choices) }, ...distinct] : distinct,
  }
}

const unique = <T>(values: readonly T[]): T[] => [
  ...new Map(values.map((value) => [JSON.stringify(value), value])).values(),
]

/** The description of the prop, or one line for each way in which blocks declare it. */
function describe(forms: readonly Form[]): string {
  const meanings = new Map<string, string[]>()
  for (const { schema, types } of forms) {
    const description = schema.description ?? ''
    meanings.set(description, [...(meanings.get(description) ?? []), ...types])
  }
  const [only = ''] = meanings.keys()
  return meanings.size === 1
    ? only
    : [...meanings].map(([description, types]) => `${types.join(', ')}: ${description}`).join('\n')
}

/** Objects are merged key by key, so no key is required. */
function withoutNeeds(schema: JsonSchema): JsonSchema {
  const { required: _, minProperties: __, ...rest } = schema
  return rest
}
