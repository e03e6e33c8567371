import fc from 'fast-check'
import type { AnyBlock } from '#blocks/define.ts'
import { registry } from '#blocks/registry.ts'
import { versionOf } from '#src/manifest/known-blocks.ts'
import { anyPropsOf } from './any-props.ts'
import { manifestOf, type Files } from './layouts.ts'

const blocks = [...registry.values()]

const fixtureFiles = import.meta.glob<{ fixtures: Record<string, { props: object }> }>(
  '/blocks/*/fixtures.ts',
  { eager: true },
)

/** Valid props of a block: its fixtures where they must also suit an endpoint, else whatever its schema takes. */
function validPropsOf(block: AnyBlock): fc.Arbitrary<object> {
  const { fixtures = {} } = fixtureFiles[`/blocks/${block.type}/fixtures.ts`] ?? {}
  const examples = Object.values(fixtures).map(({ props }) => props)
  const suitsEndpoint = examples.some(
    (props) => block.action?.(block.props.parse(props)).faults !== undefined,
  )
  return suitsEndpoint ? fc.constantFrom(...examples) : anyPropsOf(block)
}

/** A node of a real block with valid props and no children. */
const anyNode = fc
  .oneof(
    ...blocks.map((block) =>
      validPropsOf(block).map((props) => ({ type: block.type, v: versionOf(block), props })),
    ),
  )
  .map((node) => node as Record<string, unknown>)

/** The guard of a page with these nodes: what not every visitor may send is on pages of those who may. */
const guardFor = (nodes: readonly Record<string, unknown>[]): string[] => {
  const isOpen = nodes.every(({ type, props }) => {
    const block = registry.get(String(type))
    if (block?.action === undefined) return true
    const read = block.props.safeParse(props)
    return read.success && block.action(read.data).endpoint.access === 'public'
  })
  return isOpen ? [] : ['role:superadmin|admin']
}

/** Files of a valid layout: one page of arbitrary real blocks, in two languages. */
export const anyLayout: fc.Arbitrary<Files> = fc.array(anyNode, { maxLength: 4 }).map((nodes) => ({
  'layout.json': manifestOf('coba', {
    locales: ['id', 'en'],
    routes: [
      { path: '/', page: 'home', middleware: guardFor(nodes) },
      { path: '/Class/:slug', page: 'home', middleware: guardFor(nodes) },
    ],
  }),
  'pages/home.json': { blocks: nodes.map((node, i) => ({ id: `n${i}`, ...node })) },
}))
