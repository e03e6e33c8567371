import fc from 'fast-check'
import { plain, type JsonSchema } from '#src/manifest/read/json-schema.ts'
import type { KnownBlock } from '#src/manifest/known-blocks.ts'

const words = [
  'Belajar',
  'menenun',
  'kain',
  'benang',
  'warna',
  'alam',
  'kelas',
  'mentor',
  'é',
  '<b>',
  '"',
  '&',
]
const anyText = (longest: number) =>
  fc
    .array(fc.constantFrom(...words), { minLength: 1, maxLength: 4 })
    .map((some) => some.join(' ').slice(0, longest))

const byKind: Record<string, fc.Arbitrary<string>> = {
  link: fc.constantFrom('/', 'page:home', '#a', 'https://example.id/a?b=c', 'mailto:a@example.id'),
  'item-path': fc.constantFrom('page:home', '/Class/:slug'),
  image: fc.constantFrom('/media/a.svg', 'https://example.id/a.png'),
}

/** Valid props of a block, in each form that its schema allows; as in a manifest, so texts may be per language. */
export const anyPropsOf = (block: KnownBlock): fc.Arbitrary<Record<string, unknown>> =>
  anyOf(plain(block.props)) as fc.Arbitrary<Record<string, unknown>>

function anyOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  const listed = schema['enum'] as unknown[] | undefined
  if (listed) return fc.constantFrom(...listed)
  if (schema['const'] !== undefined) return fc.constant(schema['const'])
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(anyOf))
  switch (schema.type) {
    case 'string':
      return anyString(schema)
    case 'integer':
    case 'number':
      return anyNumber(schema)
    case 'boolean':
      return fc.boolean()
    case 'array':
      return fc.array(anyOf(schema.items ?? {}), {
        minLength: numberOf(schema, 'minItems', 0),
        maxLength: Math.min(numberOf(schema, 'maxItems', 3), 3),
      })
    case 'object':
      return anyObject(schema)
    default:
      return fc.constant(null)
  }
}

function anyString(schema: JsonSchema): fc.Arbitrary<unknown> {
  const known = byKind[schema.kind ?? '']
  const pattern = typeof schema['pattern'] === 'string' ? schema['pattern'] : ''
  if (known) return known.filter((value) => new RegExp(pattern).test(value))
  if (schema['format'] === 'email') return fc.constant('halo@example.id')
  if (typeof schema['pattern'] === 'string') return fc.stringMatching(new RegExp(schema['pattern']))
  const text = anyText(numberOf(schema, 'maxLength', 200))
  return schema.kind === 'text' ? fc.oneof(text, fc.record({ id: text, en: text })) : text
}

const anyNumber = (schema: JsonSchema) =>
  fc.integer({
    min: Math.max(numberOf(schema, 'minimum', 0), -1000),
    max: Math.min(numberOf(schema, 'maximum', 1000), 1000),
  })

function anyObject(schema: JsonSchema): fc.Arbitrary<unknown> {
  const properties = Object.entries(schema.properties ?? {})
  const required = (schema['required'] as string[] | undefined) ?? []
  const each = Object.fromEntries(properties.map(([name, child]) => [name, anyOf(child)]))
  return fc.record(each, { requiredKeys: required })
}

const numberOf = (schema: JsonSchema, key: string, without: number): number =>
  typeof schema[key] === 'number' ? schema[key] : without
