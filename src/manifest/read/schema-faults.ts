import type { ProblemName } from '../problems/catalogue.ts'
import { didYouMean } from '../problems/suggest.ts'
import { escapePointer } from '../values/pointers.ts'
import type { JsonSchema } from './json-schema.ts'
import type { SchemaError } from './schema-error.ts'
import { lengthOf } from './schema-keywords.ts'

/** A schema violation, by its pointer. */
export interface SchemaFault {
  rule: Extract<ProblemName, 'schema' | 'unknown-key'>
  pointer: string
  message: string
  /** The missing key below the pointer. */
  missing?: string
}

/** How many errors of one value are looked at: each is compared with the others. */
const maxErrors = 1000

/** What is wrong with a value, in our words: without errors of alternatives that say less than another. */
export function faultsOf(every: readonly SchemaError[]): SchemaFault[] {
  const all = every.slice(0, maxErrors)
  const choices = all.filter(({ keyword }) => keyword === 'anyOf')
  const errors = all.filter((error) => !isKnownToAnother(error, choices))
  const faults = errors
    .filter((error) => !isRepeated(error, errors) && !isBranchNoise(error, choices, errors))
    .map((error) => toFault(error))
  return distinct(faults)
}

/** Whether another error reports the same more precisely: what a condition requires, the form of a name, or the type of a value. */
function isRepeated(
  { keyword, instancePath, parentSchema }: SchemaError,
  all: readonly SchemaError[],
) {
  if (keyword === 'enum' || keyword === 'const')
    return all.some(
      (other) =>
        other.keyword === 'type' &&
        other.instancePath === instancePath &&
        other.parentSchema === parentSchema,
    )
  return keyword === 'if' || keyword === 'propertyNames'
}

const isInside = (error: SchemaError, choice: SchemaError) =>
  error !== choice && error.schemaPath.startsWith(`${choice.schemaPath}/`)

/** Whether it is about a key that this alternative does not have and another does. */
const isKnownToAnother = (error: SchemaError, choices: readonly SchemaError[]): boolean =>
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

/** Whether it is an error of an alternative of an `anyOf` that is not below the choice itself, and so not useful. */
function isBranchNoise(
  error: SchemaError,
  choices: readonly SchemaError[],
  all: readonly SchemaError[],
): boolean {
  const isExplained =
    error.keyword === 'anyOf' &&
    all.some(
      (other) =>
        isInside(other, error) &&
        (other.instancePath.length > error.instancePath.length || isHelpful(other)),
    )
  if (isExplained) return true
  const around = choices.filter((choice) => isInside(error, choice))
  const [nearest] = around.toSorted((a, b) => b.schemaPath.length - a.schemaPath.length)
  if (nearest === undefined || isHelpful(error)) return false
  return error.instancePath.length <= nearest.instancePath.length
}

/** Keywords whose failure says more than that no alternative fits: the value has the type of that alternative. */
const helpful = new Set([
  'additionalProperties',
  'pattern',
  'maxLength',
  'minLength',
  'maxItems',
  'minItems',
  'maximum',
  'minimum',
])

const isHelpful = ({ keyword }: SchemaError) => helpful.has(keyword)

function toFault(error: SchemaError): SchemaFault {
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

const allowedBy = (params: SchemaError['params']) =>
  (params['allowedValues'] as unknown[]).map(String)

function explain({ keyword, params, data, parentSchema }: SchemaError): string {
  const printed = printedOf(data)
  const limit = String(params['limit'])
  switch (keyword) {
    case 'required':
      return `"${String(params['missingProperty'])}" is missing`
    case 'enum':
      return `${printed} is not one of ${allowedBy(params).join(', ')}`
    case 'const':
      return `must be ${JSON.stringify(params['allowedValue'])}, not ${printed}`
    case 'type':
      return `must be ${[params['type']].flat().join(' or ')}, not ${printed}${patternHint(parentSchema)}`
    case 'pattern':
      return `${printed} ${patternMessage(parentSchema) ?? `does not match ${String(params['pattern'])}`}`
    case 'format':
      return `${printed} is no ${String(params['format'])}`
    case 'anyOf':
      return `${printed} is none of the forms allowed here`
    case 'maxLength':
    case 'minLength':
      return `${printed} is ${lengthOf(data)} characters long, ${boundOf(keyword)} ${limit}`
    case 'maxItems':
    case 'minItems':
      return `${(data as unknown[]).length} items, ${boundOf(keyword)} ${limit}`
    case 'maxProperties':
    case 'minProperties':
      return `${Object.keys(data as object).length} keys, ${boundOf(keyword)} ${limit}`
    case 'maximum':
      return `${printed} is more than ${limit}`
    case 'minimum':
      return `${printed} is less than ${limit}`
    case 'exclusiveMaximum':
      return `${printed} is not less than ${limit}`
    case 'exclusiveMinimum':
      return `${printed} is not more than ${limit}`
    default:
      return `${printed} is not allowed here`
  }
}

const boundOf = (keyword: string) => (keyword.startsWith('max') ? 'at most' : 'at least')

/** How many characters of a value are printed. */
const mostPrinted = 60

/** A value as JSON; of a long one the beginning. */
function printedOf(value: unknown): string {
  const whole = JSON.stringify(value) ?? 'nothing'
  if (whole.length <= mostPrinted) return whole
  return `${whole.slice(0, mostPrinted)}…${typeof value === 'string' ? '"' : ''}`
}

/** The message of a pattern of our own, after what is wrong with the type. */
function patternHint(schema: SchemaError['parentSchema']): string {
  return typeof schema?.['patternErrorMessage'] === 'string' ? `: ${patternMessage(schema)}` : ''
}

/** The message of a pattern: our own, or the name of the format, for which zod generates a pattern too. */
function patternMessage(schema: SchemaError['parentSchema']): string | undefined {
  const { patternErrorMessage: ownMessage, format } = schema ?? {}
  if (typeof ownMessage !== 'string' && typeof format === 'string') return `is no ${format}`
  if (typeof ownMessage !== 'string') return undefined
  return ownMessage.charAt(0).toLowerCase() + ownMessage.slice(1).replace(/\.$/, '')
}
