import { beforeAll, expect, test } from 'vitest'
import { registry } from '#blocks/registry.ts'
import { openLibrary } from '#src/library/library.ts'
import type { CompiledLayout, CompiledNode } from '#src/manifest/compile/compiled.ts'
import { sanitise } from '#src/services/safe-html.ts'
import { formsOf, parameterisedRoutes, staticRoutes } from './layouts/specified-routes.ts'

let demo: CompiledLayout
beforeAll(async () => {
  const library = openLibrary({ root: 'layouts', blocks: registry, sanitise, report: () => {} })
  await library.reload()
  const found = library.find('demo')
  if (found === undefined) throw new Error('the layout "demo" was not served')
  demo = found
})

const typesOf = (nodes: readonly CompiledNode[]): string[] =>
  nodes.flatMap(({ type, slots }) => [type, ...Object.values(slots).flatMap(typesOf)])

test('every block stands in the shell of demo or on a page that a route of it serves', () => {
  const pages = demo.routes.flatMap(({ page }) => demo.pages.get(page) ?? [])
  const standing = new Set([
    ...typesOf([...demo.shell.header, ...demo.shell.footer]),
    ...pages.flatMap(({ nodes }) => typesOf(nodes)),
  ])
  expect([...registry.keys()].filter((type) => !standing.has(type))).toEqual([])
})

test('demo, which private addresses are answered with, serves every route of the specification in all of its forms', () => {
  const own = new Set(demo.routes.flatMap(({ path }) => formsOf(path)))
  const missing = [...staticRoutes, ...parameterisedRoutes].filter((route) =>
    formsOf(route).some((form) => !own.has(form)),
  )
  expect(missing).toEqual([])
})
