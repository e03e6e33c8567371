import { guardOf, isMiddleware } from '../../resolve/middleware.ts'
import { defineRule } from '../define.ts'
import { routeTable } from '../route-matching.ts'

/** The path that the gate of a guarded page leads to, and the one that the account site returns to. */
const needed = ['/Login', '/CallbackAuth'] as const

export const missingSignIn = defineRule({
  name: 'missing-sign-in',
  family: 'route',
  severity: 'warning',
  title: 'A page is guarded, and nobody can sign in',
  hint: 'Add routes for /Login and /CallbackAuth, as layouts/base has them, or extend base.',
  why: 'A guarded page leads visitors to /Login, and the account site leads them back by /CallbackAuth. Where one of the two is missing, signing in ends on a page that does not exist.',
  layout({ layout, report }) {
    if (layout.manifest.abstract) return
    const guarded = layout.routes.find(
      ({ route }) => guardOf((route.middleware ?? []).filter(isMiddleware)) !== undefined,
    )
    if (guarded === undefined) return
    const missing = needed.filter((path) => routeTable(layout).match(path) === undefined)
    if (missing.length === 0) return
    const { route, place } = guarded
    report(
      `${route.path} is guarded, and no route is ${missing.join(' or ')}.`,
      place('/middleware'),
    )
  },
})
