import type { PageHead } from '#schemas/page.ts'
import { QueryParameter } from '#schemas/query.ts'
import { findEndpoint } from '#schemas/services/index.ts'
import type { EffectiveLayout, EffectivePage, EffectiveRoute } from '../inherit/effective-layout.ts'
import { headPlace } from '../inherit/layer-pages.ts'
import type { Reporter } from '../problems/reporter.ts'
import { didYouMean } from '../problems/suggest.ts'
import { fileSchema as inputSchema } from '../read/json-schema.ts'
import { guardOf, mayAllCall } from '../resolve/middleware.ts'
import { isBound, queryNames } from '../resolve/resolve-references.ts'
import { checkSelection } from './check-selection.ts'
import type { CompiledCall, CompiledResource } from './compiled-resource.ts'

interface PageData {
  head: PageHead
  layout: EffectiveLayout
  report: Reporter['report']
}

/** The data of a page with their endpoints; data that cannot be loaded is reported and left out. */
export function compileResources(
  page: EffectivePage,
  { head, layout, report }: PageData,
): CompiledResource[] {
  const own = layout.routes.filter(({ route }) => route.page === page.name)
  const audiences = audiencesOf(own, layout.manifest.notFound === page.name)
  return Object.entries(head.data).flatMap(([name, data]): CompiledResource[] => {
    const at = (below: string) => headPlace(page, `/data/${name}${below}`)
    if ('collection' in data) {
      const isSound = checkSelection(data, { layout, report, place: at })
      return isSound ? [{ name, ...data, place: at('/collection') }] : []
    }
    const { endpoint: path, input } = data
    const endpoint = findEndpoint(path)
    if (endpoint === undefined) {
      report('unknown-endpoint', `There is no call GET ${path}.`, at('/endpoint'))
      return []
    }
    const refused = audiences.filter((audience) => !mayAllCall(audience, endpoint.access))
    if (refused.length > 0) {
      const isOpen = refused.includes(undefined)
      const who = isOpen ? 'every visitor' : 'everyone whom the page’s guards let in'
      report('private-data', `GET ${path} is not for ${who}.`, at('/endpoint'))
      return []
    }
    checkInput({ endpoint, input, routes: own }, (rule, message, below) =>
      report(rule, `GET ${path} ${message}`, at(below)),
    )
    return [{ name, endpoint, input, place: at('/endpoint') }]
  })
}

/** Whom each route of a page lets in; undefined where that is every visitor, as on the not-found page. */
function audiencesOf(own: readonly EffectiveRoute[], isNotFound: boolean) {
  const audiences = own.map(({ route }) => guardOf(route.middleware ?? []))
  return audiences.length === 0 || isNotFound ? [...audiences, undefined] : audiences
}

interface CheckedInput extends Pick<CompiledCall, 'endpoint' | 'input'> {
  /** The routes of the page. */
  routes: readonly EffectiveRoute[]
}

function checkInput(
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
  for (const { path, message } of endpoint.input.safeParse(sample).error?.issues ?? []) {
    const key = String(path[0] ?? '')
    if (!Object.hasOwn(input, key)) report('missing-input', `needs "${key}".`, '')
    else if (!isBound(input[key])) report('wrong-input', `"${key}": ${message}.`, `/input/${key}`)
  }
  for (const [key, value] of samplesOfQuery(input, routes)) {
    const issues = endpoint.input.safeParse({ ...sample, [key]: value }).error?.issues ?? []
    const issue = issues.find(({ path }) => path[0] === key)
    if (issue) report('wrong-input', `"${key}" may be ${value}: ${issue.message}.`, `/input/${key}`)
  }
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
