import addFormats from 'ajv-formats'
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import type { z } from 'zod'
import { Layout } from '#schemas/layout.ts'
import { Overlay } from '#schemas/overlay.ts'
import { Page, PageHead } from '#schemas/page.ts'
import type { ProblemName } from '../problems/catalogue.ts'
import type { KnownBlock } from '../known-blocks.ts'
import { fileSchema, type JsonSchema } from './json-schema.ts'
import { schemaOf } from './props-schema.ts'
import { escapePointer } from '../values/pointers.ts'
import { didYouMean } from '../problems/suggest.ts'

/** A schema violation, by its pointer. */
export interface SchemaFault {
  rule: Extract<ProblemName, 'schema' | 'unknown-key'>
  pointer: string
  message: string
  /** The missing key below the pointer. */
  missing?: string
}

type CheckValue = (value: unknown) => SchemaFault[]

const ajv = new Ajv2020({
  strict: false,
  allErrors: true,
  verbose: true,
  allowUnionTypes: true,
  validateSchema: false,
  // References compile to shared functions, and without optimizing passes: the start compiles only what it uses.
  inlineRefs: false,
  code: { optimize: false },
})

addFormats.default(ajv)

const once = <T>(make: () => T): (() => T) => {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}

const checkerOf = (schema: JsonSchema): CheckValue => {
  const validate = ajv.compile(schema)
  return (value) => (validate(value) ? [] : faultsOf(validate))
}
const fileChecker = (schema: z.ZodType) => once(() => checkerOf(fileSchema(schema)))

/** Validators of whole files, compiled on first use. */
export const checkLayoutFile = fileChecker(Layout)
export const checkOverlayFile = fileChecker(Overlay)
export const checkPageFile = fileChecker(Page)
export const checkPageHead = fileChecker(PageHead)

const propCheckers = new WeakMap<KnownBlock, CheckValue>()

/** Returns the validator of a block's props in a manifest. */
export function propsChecker(block: KnownBlock): CheckValue {
  const known = propCheckers.get(block)
  if (known) return known
  const made = checkerOf(schemaOf(block))
  propCheckers.set(block, made)
  return made
}

const rowCheckers = new WeakMap<z.ZodType, CheckValue>()

/** Returns the validator of a data file's rows. */
export function rowsChecker(rows: z.ZodType): CheckValue {
  const known = rowCheckers.get(rows)
  if (known) return known
  const made = checkerOf(fileSchema(rows))
  rowCheckers.set(rows, made)
  return made
}

function faultsOf(validate: ValidateFunction): SchemaFault[] {
  const all = validate.errors ?? []
  const choices = all.filter(({ keyword }) => keyword === 'anyOf')
  const errors = all.filter((error) => !isReadElsewhere(error, choices))
  const faults = errors
    .filter((error) => !isSaidBelow(error, errors) && !isBranchNoise(error, choices, errors))
    .map((error) => toFault(error))
  return distinct(faults)
}

/** Whether another error is more specific: the branch of an `if`, the pattern of a property name, a wrong type. */
function isSaidBelow({ keyword, instancePath, parentSchema }: ErrorObject, all: ErrorObject[]) {
  if (keyword === 'enum' || keyword === 'const')
    return all.some(
      (other) =>
        other.keyword === 'type' &&
        other.instancePath === instancePath &&
        other.parentSchema === parentSchema,
    )
  return keyword === 'if' || keyword === 'propertyNames'
}

const isInside = (error: ErrorObject, choice: ErrorObject) =>
  error !== choice && error.schemaPath.startsWith(`${choice.schemaPath}/`)

/** Whether the error is about a key that one alternative lacks and another has. */
const isReadElsewhere = (error: ErrorObject, choices: ErrorObject[]): boolean =>
  error.keyword === 'additionalProperties' &&
  choices.some(
    (choice) =>
      choice.instancePath === error.instancePath &&
      isInside(error, choice) &&
      reads({ anyOf: choice.schema as JsonSchema[] }, String(error.params['additionalProperty'])),
  )

const reads = ({ properties = {}, anyOf = [] }: JsonSchema, key: string): boolean =>
  Object.hasOwn(properties, key) || anyOf.some((one) => reads(one, key))

/** Removes duplicate errors of alternatives about one key or value, keeping the longest. */
function distinct(faults: readonly SchemaFault[]): SchemaFault[] {
  const byPlace = new Map<string, SchemaFault>()
  for (const fault of faults) {
    const { rule, pointer, message } = fault
    const key = rule === 'unknown-key' ? pointer : `${pointer} ${message}`
    const before = byPlace.get(key)
    if (before === undefined || before.message.length < message.length) byPlace.set(key, fault)
  }
  return [...byPlace.values()]
}

/** Of the branches of an `anyOf`, only errors deeper than the `anyOf` itself are meaningful. */
function isBranchNoise(error: ErrorObject, choices: ErrorObject[], all: ErrorObject[]): boolean {
  const outer = choices.find((choice) => isInside(error, choice))
  if (outer) return error.instancePath.length <= outer.instancePath.length && !isHelpful(error)
  return (
    error.keyword === 'anyOf' &&
    all.some(
      (other) =>
        isInside(other, error) &&
        (other.instancePath.length > error.instancePath.length || isHelpful(other)),
    )
  )
}

const isHelpful = (error: ErrorObject) =>
  error.keyword === 'additionalProperties' ||
  error.keyword === 'pattern' ||
  error.keyword === 'maxLength'

function toFault(error: ErrorObject): SchemaFault {
  const { keyword, params, propertyName } = error
  const instancePath = `${error.instancePath}${propertyName === undefined ? '' : `/${escapePointer(propertyName)}`}`
  if (keyword === 'additionalProperties') {
    const key = String(params['additionalProperty'])
    const known = Object.keys((error.parentSchema?.['properties'] as object | undefined) ?? {})
    return {
      rule: 'unknown-key',
      pointer: `${instancePath}/${escapePointer(key)}`,
      message: `"${key}" is not read here.${didYouMean(key, known)}`,
    }
  }
  const near = keyword === 'enum' ? didYouMean(String(error.data), allowedBy(params)) : ''
  const fault = {
    rule: 'schema',
    pointer: instancePath,
    message: `${explain(error)}.${near}`,
  } as const
  return keyword === 'required' ? { ...fault, missing: String(params['missingProperty']) } : fault
}

const allowedBy = (params: ErrorObject['params']) =>
  (params['allowedValues'] as unknown[]).map(String)

function explain({ keyword, params, data, message, parentSchema }: ErrorObject): string {
  const shown = JSON.stringify(data)?.slice(0, 60) ?? 'nothing'
  switch (keyword) {
    case 'required':
      return `"${String(params['missingProperty'])}" is missing`
    case 'enum':
      return `${shown} is not one of ${allowedBy(params).join(', ')}`
    case 'const':
      return `must be ${JSON.stringify(params['allowedValue'])}, not ${shown}`
    case 'type':
      return `must be ${[params['type']].flat().join(' or ')}, not ${shown}`
    case 'pattern':
      return `${shown} ${patternMessage(parentSchema) ?? `does not match ${String(params['pattern'])}`}`
    case 'format':
      return `${shown} is no ${String(params['format'])}`
    case 'anyOf':
      return `${shown} is none of the forms allowed here`
    default:
      return `${shown} ${message ?? 'is wrong'}`
  }
}

/** Our message for a text's pattern. zod adds a pattern of its own to a named format. */
function patternMessage(schema: ErrorObject['parentSchema']): string | undefined {
  const { patternErrorMessage: ownMessage, format } = schema ?? {}
  if (typeof ownMessage !== 'string' && typeof format === 'string') return `is no ${format}`
  if (typeof ownMessage !== 'string') return undefined
  return ownMessage.charAt(0).toLowerCase() + ownMessage.slice(1).replace(/\.$/, '')
}
