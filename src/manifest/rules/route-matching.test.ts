import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Route } from '#schemas/layout.ts'
import type { EffectiveLayout } from '../inherit/effective-layout.ts'
import { matchRoute } from '#src/render/match-route.ts'
import { routeTable } from './route-matching.ts'

const segment = fc.constantFrom('a', 'B', 'c', ':x', ':y', ':z?')
const path = fc.array(segment, { maxLength: 4 }).map((segments) => `/${segments.join('/')}`)
const asked = fc
  .array(fc.constantFrom('a', 'b', 'C', 'd'), { maxLength: 4 })
  .map((segments) => `/${segments.join('/')}`)

/** The part of a layout that route matching reads. */
const layoutOf = (routes: readonly Route[]) =>
  ({
    routes: routes.map((route) => ({ route, layer: 'coba', place: () => ({}) })),
  }) as unknown as EffectiveLayout

test('a path is matched as the server matches it', () => {
  fc.assert(
    fc.property(fc.array(path, { maxLength: 6 }), asked, (paths, wanted) => {
      const routes = paths.map((one, i) => Route.parse({ path: one, page: `p${i}` }))
      const served = matchRoute(routes, wanted)?.route.page
      expect(routeTable(layoutOf(routes)).match(wanted)?.route.page).toBe(served)
    }),
    { numRuns: 2000 },
  )
})
