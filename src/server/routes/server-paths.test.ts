import { expect, test } from 'vitest'
import { appOf } from '#tests/made-up/app.ts'
import { layoutOf } from '#tests/made-up/compile-layouts.ts'
import { manifestOf } from '#tests/made-up/layouts.ts'
import { isServerPath } from '#schemas/page-paths.ts'
import type { AccountSite } from '#src/services/accounts.ts'

const coba = layoutOf({
  'layout.json': manifestOf('coba', { site: { hosts: ['coba.id'], settings: { title: 'Coba' } } }),
})
const notAsked = () => Promise.reject(new Error('A list of routes calls nothing.'))
const sandbox = { read: notAsked, callbackOf: () => ({}) }
const elsewhere: AccountSite = {
  name: 'Elsewhere',
  begin: notAsked,
  finish: notAsked,
}

/** The paths of everything that answers, but for what answers at every path: middleware and pages. */
const pathsOf = (accountSite?: AccountSite) =>
  appOf({ layouts: [coba], sandbox, ...(accountSite ? { accountSite } : {}) })
    .app.routes.map(({ path }) => path)
    .filter((path) => path !== '*' && path !== '/*')

test.each([
  ['with its own account site', pathsOf()],
  ['with another account site', pathsOf(elsewhere)],
])('every route of the server, %s, stands on a segment that no layout may take', (_, paths) => {
  expect(paths.length).toBeGreaterThan(100)
  expect(paths.filter((path) => !isServerPath(path))).toEqual([])
})
