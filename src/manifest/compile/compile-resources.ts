import type { PageHead } from '#schemas/page.ts'
import { findEndpoint } from '#schemas/services/index.ts'
import type { EffectiveLayout, EffectivePage, EffectiveRoute } from '../inherit/effective-layout.ts'
import { headPlace } from '../inherit/layer-pages.ts'
import type { Reporter } from '../problems/reporter.ts'
import { guardOf, mayAllCall } from '../resolve/middleware.ts'
import { checkInput } from './check-input.ts'
import { checkSelection } from './check-selection.ts'
import type { CompiledResource } from './compiled-resource.ts'

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
