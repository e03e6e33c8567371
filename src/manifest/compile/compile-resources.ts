import type { PageHead } from '#schemas/page.ts'
import { findEndpoint } from '#schemas/services/index.ts'
import type { EffectivePage } from '../inherit/effective-layout.ts'
import { headPlace } from '../inherit/layer-pages.ts'
import type { Reporter } from '../problems/reporter.ts'
import { didYouMean } from '../problems/suggest.ts'
import { fileSchema as inputSchema } from '../read/json-schema.ts'
import { isBound } from '../resolve/resolve-references.ts'
import type { CompiledResource } from './compiled.ts'

/** The data of a page with their endpoints; data that cannot be loaded is reported and left out. */
export function compileResources(
  page: EffectivePage,
  head: PageHead,
  report: Reporter['report'],
): CompiledResource[] {
  return Object.entries(head.data).flatMap(([name, { endpoint: path, input }]) => {
    const endpoint = findEndpoint(path)
    const at = (below: string) => headPlace(page, `/data/${name}${below}`)
    if (endpoint === undefined) {
      report('unknown-endpoint', `There is no call GET ${path}.`, at('/endpoint'))
      return []
    }
    if (endpoint.access !== 'public') {
      report('private-data', `GET ${path} is not for every visitor.`, at('/endpoint'))
      return []
    }
    checkInput(endpoint, input, (rule, message, below) =>
      report(rule, `GET ${path} ${message}`, at(below)),
    )
    return [{ name, endpoint, input, place: at('/endpoint') }]
  })
}

function checkInput(
  endpoint: CompiledResource['endpoint'],
  input: Record<string, unknown>,
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
  const sample = Object.entries(input)
    .filter(([key]) => known.includes(key))
    .map(([key, value]) => [key, isBound(value) ? '1' : value])
  const parsed = endpoint.input.safeParse(Object.fromEntries(sample))
  if (parsed.success) return
  for (const { path, message } of parsed.error.issues) {
    const key = String(path[0] ?? '')
    if (!Object.hasOwn(input, key)) report('missing-input', `needs "${key}".`, '')
    else if (!isBound(input[key])) report('wrong-input', `"${key}": ${message}.`, `/input/${key}`)
  }
}
