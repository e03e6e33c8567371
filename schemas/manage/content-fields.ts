import { z } from 'zod'
import { ClassHours } from '../class-hours.ts'
import type { ContentField, ContentKind } from './content-field.ts'
import { fieldKindOf, isFileField, pictureOf } from './fields.ts'
import type { WrittenArea } from './managed-area.ts'

/** A text that may have so many characters is written in several lines, unless it has a form of its own. */
const longText = 300

interface Unwrapped {
  field: z.core.$ZodType
  isNullable: boolean
  isOptional: boolean
}

/** The fields of an area in the order of its schema. Translated texts are written as the row's own of the same name. */
export function contentFieldsOf(area: WrittenArea): ContentField[] {
  const fields = Object.entries(area.fields.shape)
    .filter(([name]) => name !== 'translations')
    .map(([name, field]) => ({
      ...fieldOf(name, field),
      ...ofArea(area, name),
      ...(Object.hasOwn(area.optional, name) ? { isRequired: false } : {}),
    }))
  const translations: unknown = area.fields.shape['translations']
  return translations instanceof z.ZodObject
    ? [...fields, translatedField(translations, fields)]
    : fields
}

function ofArea({ sources, carried, fixed = [] }: WrittenArea, name: string): object {
  const source = sources?.[name]
  return {
    ...(source === undefined ? {} : { source, kind: kindOfSource(name, source) }),
    ...(carried?.[name] === undefined ? {} : { carried: carried[name] }),
    ...(fixed.includes(name) ? { isFixed: true } : {}),
  }
}

const kindOfSource = (name: string, source: object): ContentKind => {
  if ('kinds' in source) return 'choice'
  return name.endsWith('Ids') ? 'rows' : 'row'
}

/** The texts in each language; each is written as the field of the same name, and may be left out. */
function translatedField(translations: z.ZodObject, own: readonly ContentField[]): ContentField {
  const languages = Object.entries(translations.shape).map(([language, texts]) => {
    const { field } = unwrap(texts)
    const names = field instanceof z.ZodObject ? Object.entries(field.shape) : []
    const fields = names.map(([name, text]) => ({
      ...fieldOf(name, text),
      kind: own.find((one) => one.name === name && one.kind !== 'schedule')?.kind ?? 'line',
      isRequired: false,
    }))
    return objectField(language, fields)
  })
  return objectField('translations', languages)
}

const objectField = (name: string, fields: ContentField[]): ContentField => ({
  name,
  kind: 'object',
  isRequired: false,
  isNullable: false,
  fields,
})

function unwrap(field: z.core.$ZodType): Unwrapped {
  let [inner, isNullable, isOptional] = [field, false, false]
  while (
    fieldKindOf(inner) === undefined &&
    (inner instanceof z.ZodNullable ||
      inner instanceof z.ZodOptional ||
      inner instanceof z.ZodDefault)
  ) {
    isNullable ||= inner instanceof z.ZodNullable
    isOptional ||= !(inner instanceof z.ZodNullable)
    inner = inner.unwrap()
  }
  isNullable ||= inner instanceof z.ZodNullable
  return { field: inner, isNullable, isOptional }
}

function fieldOf(name: string, declared: z.core.$ZodType): ContentField {
  const { field, isNullable, isOptional } = unwrap(declared)
  const kind = kindOf(field)
  const { least, most } = limitsOf(field)
  const picture = pictureOf(field)
  const mayBeEmpty = kind === 'yes' || kind === 'texts' || kind === 'group' || kind === 'choices'
  const isText = kind === 'line' || kind === 'lines'
  const allowsNothing = isText && z.safeParse(field, '').success
  return {
    name,
    kind,
    isNullable,
    isRequired: !isNullable && !isOptional && !mayBeEmpty && !allowsNothing,
    ...(picture === undefined ? {} : { picture }),
    ...(allowsNothing ? { mayBeBlank: true } : {}),
    ...(least === undefined ? {} : { least }),
    ...(most === undefined ? {} : { most }),
    ...(field instanceof z.ZodEnum ? { choices: Object.keys(field.enum) } : {}),
    ...nestedOf(field),
  }
}

function nestedOf(field: z.core.$ZodType): Partial<ContentField> {
  if (field instanceof z.ZodObject) return { fields: fieldsOf(field) }
  if (!(field instanceof z.ZodArray)) return {}
  const { element } = field
  if (element instanceof z.ZodObject) return { fields: fieldsOf(element) }
  return element instanceof z.ZodEnum ? { choices: Object.keys(element.enum) } : {}
}

const fieldsOf = (object: z.ZodObject): ContentField[] =>
  Object.entries(object.shape).map(([name, field]) => fieldOf(name, field))

function kindOf(field: z.core.$ZodType): ContentKind {
  const kind = fieldKindOf(field)
  if (kind === 'picture' && isFileField(field)) return 'file'
  if (kind !== undefined) return kind
  if (field instanceof z.ZodUnion) return isSchedule(field) ? 'schedule' : 'line'
  if (field instanceof z.ZodObject) return 'object'
  if (field instanceof z.ZodArray) return kindOfArray(field)
  if (field instanceof z.ZodNumber) return 'number'
  if (field instanceof z.ZodBoolean) return 'yes'
  if (field instanceof z.ZodEnum) return 'choice'
  if (field instanceof z.ZodISODateTime) return 'moment'
  const isPlain = field instanceof z.ZodString && !hasPattern(field)
  return isPlain && (field.maxLength ?? 0) >= longText ? 'lines' : 'line'
}

const isSchedule = (field: z.ZodUnion) => field.options.some((option) => option === ClassHours)

function kindOfArray({ element }: z.ZodArray): ContentKind {
  if (element instanceof z.ZodObject) return 'group'
  return element instanceof z.ZodEnum ? 'choices' : 'texts'
}

const hasPattern = (field: z.ZodString): boolean => 'pattern' in z.toJSONSchema(field)

interface Limits {
  least?: number | undefined
  most?: number | undefined
}

interface JsonLimits {
  anyOf?: readonly JsonLimits[]
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  maxItems?: number
  minItems?: number
}

function limitsOf(field: z.core.$ZodType): Limits {
  const schema = z.toJSONSchema(field, { io: 'input', unrepresentable: 'any' }) as JsonLimits
  const own = schema.anyOf?.[0] ?? schema
  return {
    least: own.minLength ?? own.minimum ?? own.minItems,
    most: own.maxLength ?? own.maximum ?? own.maxItems,
  }
}
