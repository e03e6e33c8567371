import { z } from 'zod'
import { sanitise } from '#src/services/safe-html.ts'
import type { JsonSchema } from '#src/manifest/read/json-schema.ts'

interface Filled {
  /** As the schema returns it. */
  value: unknown
  /** The paths of the strings that have the text, without the places in lists. */
  fields: readonly string[]
}

/** Which strings are filled, by their path without the places in lists. */
export type Choose = (path: string, schema: JsonSchema, sample: unknown) => boolean

interface Filling {
  text: string
  /** The part of the text that remains of it in HTML that was sanitised. */
  mark: string
  choose?: Choose
}

/**
 * A value with the text in every string that its schema accepts it in, also in those that the sample leaves out. The
 * text is cut to the length of its field; HTML is sanitised, as where it is stored.
 */
export function fillTexts(
  schema: z.ZodType,
  sample: unknown,
  { text, mark, choose = () => true }: Filling,
): Filled {
  const root = jsonSchemaOf(schema)
  const definitions = (root['$defs'] ?? {}) as Record<string, JsonSchema>
  let value = fill(root, sample, { text, mark, choose, definitions, path: '', depth: 0 })
  for (let round = 0; round < 40; round++) {
    const read = schema.safeParse(value)
    if (read.success) return { value: read.data, fields: fieldsOf(value, { text, mark }) }
    for (const { path } of read.error.issues) value = restore(value, sample, path)
  }
  // A fixture may show more than its service would send.
  return { value: sample, fields: [] }
}

const known = new WeakMap<z.ZodType, JsonSchema>()

function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  const made =
    known.get(schema) ??
    (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema)
  known.set(schema, made)
  return made
}

interface Here extends Required<Filling> {
  definitions: Record<string, JsonSchema>
  path: string
  depth: number
}

const deepest = 12

function fill(schema: JsonSchema, sample: unknown, here: Here): unknown {
  if (here.depth > deepest) return sample
  const reference = schema['$ref']
  if (typeof reference === 'string') {
    const named = here.definitions[reference.replace('#/$defs/', '')]
    return named === undefined ? sample : fill(named, sample, { ...here, depth: here.depth + 1 })
  }
  if (schema['const'] !== undefined) return sample ?? schema['const']
  if (Array.isArray(schema['enum'])) return sample ?? (schema['enum'] as unknown[])[0]
  const options = schema.anyOf ?? (schema['oneOf'] as JsonSchema[] | undefined)
  if (options) return fill(optionOf(options, sample), sample, here)
  switch (schema.type) {
    case 'string':
      return fillString(schema, sample, here)
    case 'integer':
    case 'number':
      return sample ?? Math.max(Number(schema['minimum'] ?? 1), 1)
    case 'boolean':
      return sample ?? true
    case 'array':
      return fillArray(schema, sample, here)
    case 'object':
      return fillObject(schema, sample, here)
    default:
      return sample
  }
}

const typeNameOf = (value: unknown): string => (Array.isArray(value) ? 'array' : typeof value)

/** The option that the sample is of; without a sample the first that may have a text. */
const optionOf = (options: readonly JsonSchema[], sample: unknown): JsonSchema =>
  options.find(
    ({ type }) => sample !== null && sample !== undefined && type === typeNameOf(sample),
  ) ??
  options.find(({ type }) => type !== 'null') ??
  {}

const formats: Record<string, string> = {
  'date-time': '2026-11-21T02:00:00.000Z',
  date: '2026-11-21',
  uuid: '3b1f8c1e-5d3a-4c8e-9a55-0f2f6f6f0a01',
  email: 'halo@contoh.example',
}

function fillString(schema: JsonSchema, sample: unknown, { text, choose, path }: Here): unknown {
  const format = formats[String(schema['format'])]
  if (format !== undefined) return sample ?? format
  if (!choose(path, schema, sample)) return sample
  const longest = Number(schema['maxLength'] ?? Infinity)
  const cut = text.slice(0, longest)
  return schema.kind === 'html' ? sanitise(cut) : cut
}

function fillArray(schema: JsonSchema, sample: unknown, here: Here): unknown {
  const given = Array.isArray(sample) && sample.length > 0 ? (sample as unknown[]) : [undefined]
  const depth = here.depth + 1
  return given.map((item) =>
    fill(schema.items ?? {}, item, { ...here, depth, path: `${here.path}[]` }),
  )
}

function fillObject(schema: JsonSchema, sample: unknown, here: Here): unknown {
  const given = (sample ?? {}) as Record<string, unknown>
  const depth = here.depth + 1
  const names = Object.entries(schema.properties ?? {}).map(([name, child]) => [
    name,
    fill(child, given[name], { ...here, depth, path: `${here.path}.${name}` }),
  ])
  const filled = Object.fromEntries(names.filter(([, value]) => value !== undefined)) as object
  return { ...given, ...filled }
}

type Path = readonly PropertyKey[]

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (inner, key) => (inner as Record<PropertyKey, unknown> | null | undefined)?.[key],
    value,
  )

/** The value with what the sample has at a path; where that is there already, at the path above. */
function restore(value: unknown, sample: unknown, path: Path): unknown {
  if (path.length === 0) return sample
  const wanted = at(sample, path)
  if (at(value, path) === wanted) return restore(value, sample, path.slice(0, -1))
  return withAt(value, path, wanted)
}

function withAt(value: unknown, [key, ...rest]: Path, wanted: unknown): unknown {
  if (key === undefined) return wanted
  const inner = withAt((value as Record<PropertyKey, unknown>)[key], rest, wanted)
  if (Array.isArray(value)) {
    const items = value.map((item: unknown, i) => (i === key ? inner : item))
    return items.filter((item) => item !== undefined)
  }
  const { [key]: _, ...others } = value as Record<PropertyKey, unknown>
  return inner === undefined ? others : { ...others, [key]: inner }
}

/** The paths of the strings that are the text or its beginning, or that have its mark. */
function fieldsOf(value: unknown, filling: Filling, path = ''): string[] {
  if (typeof value === 'string') {
    const isBeginning = value.length > 2 && filling.text.startsWith(value)
    return isBeginning || value.includes(filling.mark) ? [path] : []
  }
  if (Array.isArray(value)) return value.flatMap((item) => fieldsOf(item, filling, `${path}[]`))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, child]) =>
    fieldsOf(child, filling, `${path}.${name}`),
  )
}
