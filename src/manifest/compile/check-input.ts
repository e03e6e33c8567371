import { QueryParameter } from '#schemas/query.ts'
import { messagesIn, refusalsOf } from '#schemas/validation-messages.ts'
import type { EffectiveRoute } from '../inherit/effective-layout.ts'
import { didYouMean } from '../problems/suggest.ts'
import { fileSchema as inputSchema } from '../read/json-schema.ts'
import { isBound, queryNames } from '../resolve/resolve-references.ts'
import type { CompiledCall } from './compiled-resource.ts'

interface CheckedInput extends Pick<CompiledCall, 'endpoint' | 'input'> {
  /** The routes of the page. */
  routes: readonly EffectiveRoute[]
}

/** Reports the inputs of a call that its endpoint does not read, that are missing or that it refuses. */
export function checkInput(
  { endpoint, input, routes }: CheckedInput,
  report: (
    rule: 'unknown-key' | 'wrong-input' | 'missing-input',
    message: string,
    below: string,
  ) => void,
): void {
  const schema = inputSchema(endpoint.input)
  const known = Object.keys(schema.properties ?? {})
  for (const key of Object.keys(input)) {
    const message = `does not read "${key}".${didYouMean(key, known)}`
    if (!known.includes(key)) report('unknown-key', message, `/input/${key}`)
  }
  // Bound inputs have no value yet: they are checked with a sample that fits most schemas.
  const samples = Object.entries(input)
    .filter(([key]) => known.includes(key))
    .map(([key, value]) => [key, isBound(value) ? '1' : value])
  const sample = Object.fromEntries(samples) as Record<string, unknown>
  for (const { key, message } of inputRefusals(endpoint, sample)) {
    if (!Object.hasOwn(input, key)) report('missing-input', `needs "${key}".`, '')
    else if (!isBound(input[key])) report('wrong-input', `"${key}": ${message}`, `/input/${key}`)
  }
  for (const [key, value] of samplesOfQuery(input, routes)) {
    const refusal = inputRefusals(endpoint, { ...sample, [key]: value }).find(
      (one) => one.key === key,
    )
    if (refusal)
      report('wrong-input', `"${key}" may be ${value}. ${refusal.message}`, `/input/${key}`)
  }
}

/** What an endpoint refuses of an input, by key, in our words. */
function inputRefusals(endpoint: CheckedInput['endpoint'], input: Record<string, unknown>) {
  const { error } = endpoint.input.safeParse(input, { error: messagesIn('en') })
  return refusalsOf(error ?? { issues: [] }).map(({ path, message }) => ({
    key: String(path[0] ?? ''),
    message,
  }))
}

/** The values that visitors may ask for, at their limits, by the input that is bound to them. */
function samplesOfQuery(
  input: Record<string, unknown>,
  routes: readonly EffectiveRoute[],
): [key: string, value: string | number][] {
  return Object.entries(queryNames(input)).flatMap(([key, name]) =>
    routes.flatMap(({ route: { query = {} } }) =>
      (Object.hasOwn(query, name) ? limitsOf(QueryParameter.parse(query[name])) : []).map(
        (value): [string, string | number] => [key, value],
      ),
    ),
  )
}

function limitsOf(parameter: QueryParameter): (string | number)[] {
  if (parameter.type === 'number') return [parameter.min, parameter.max]
  return parameter.type === 'text' ? ['a'.repeat(parameter.max)] : parameter.of
}
