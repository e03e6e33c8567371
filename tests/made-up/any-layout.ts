import fc from 'fast-check'
import { registry } from '#blocks/registry.ts'
import { versionOf } from '#src/manifest/known-blocks.ts'
import { anyPropsOf } from './any-props.ts'
import { manifestOf, type Files } from './layouts.ts'

const blocks = [...registry.values()]

/** A node of a real block with valid props and no children. */
const anyNode = fc
  .oneof(
    ...blocks.map((block) =>
      anyPropsOf(block).map((props) => ({ type: block.type, v: versionOf(block), props })),
    ),
  )
  .map((node) => node as Record<string, unknown>)

/** Files of a valid layout: one page of arbitrary real blocks, in two languages. */
export const anyLayout: fc.Arbitrary<Files> = fc.array(anyNode, { maxLength: 4 }).map((nodes) => ({
  'layout.json': manifestOf('coba', {
    locales: ['id', 'en'],
    routes: [
      { path: '/', page: 'home' },
      { path: '/Class/:slug', page: 'home' },
    ],
  }),
  'pages/home.json': { blocks: nodes.map((node, i) => ({ id: `n${i}`, ...node })) },
}))
