import { QueryParameter } from '#schemas/query.ts'
import type { EffectiveRoute } from '../inherit/effective-layout.ts'
import { didYouMean } from '../problems/suggest.ts'
import type { JsonSchema } from '../read/json-schema.ts'

/** What each route of a page declares a query value as; reports the routes that do not declare it. */
export function declaredQuery(
  name: string,
  { page, routes }: { page: string | undefined; routes: readonly EffectiveRoute[] },
  report: (message: string) => void,
): QueryParameter[] {
  if (page === undefined) {
    report('The header and the footer stand on every page, so they read no query.')
    return []
  }
  const own = routes.filter(({ route }) => route.page === page)
  if (own.length === 0) report(`No route serves "${page}", so it has no query.`)
  return own.flatMap(({ route: { path, query = {} } }) => {
    if (Object.hasOwn(query, name)) return QueryParameter.parse(query[name])
    const near = didYouMean(name, Object.keys(query))
    report(`The route ${path} declares no query value "${name}".${near}`)
    return []
  })
}

/** Says which values that a visitor may ask for a prop does not take, one sentence each. */
export function misfits(
  name: string,
  parameter: QueryParameter,
  schema: JsonSchema | undefined,
): string[] {
  const limit = (keyword: string) => {
    const value = schema?.[keyword]
    return typeof value === 'number' ? value : undefined
  }
  const listed = Array.isArray(schema?.['enum']) ? schema['enum'].map(String) : undefined
  if (parameter.type === 'number') {
    const { min, max } = parameter
    const [least = min, most = max] = [limit('minimum'), limit('maximum')]
    return [
      ...(min < least ? [`"${name}" may be ${min}; here stands ${least} or more.`] : []),
      ...(max > most ? [`"${name}" may be ${max}; here stands at most ${most}.`] : []),
    ]
  }
  if (parameter.type === 'text') {
    const { max } = parameter
    const most = limit('maxLength') ?? max
    return [
      ...(listed ? [`"${name}" is any text; here stands one of ${listed.join(', ')}.`] : []),
      ...(max > most ? [`"${name}" may have ${max} characters; here at most ${most}.`] : []),
    ]
  }
  return parameter.of
    .filter((value) => listed?.includes(value) === false)
    .map((value) => `"${name}" may be "${value}".${didYouMean(value, listed ?? [])}`)
}
