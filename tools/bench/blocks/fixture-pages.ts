import type { AnyBlock } from '#blocks/define.ts'
import { fixtureNow } from '#blocks/fixture-types.ts'
import type { Need } from '#blocks/need.ts'
import { needUrl, type Endpoint } from '#schemas/endpoint.ts'
import type { CompiledNode, NodeProps } from '#src/manifest/compile/compiled.ts'
import { examples, type Fixture } from '#tools/gallery/examples.ts'

/** The filled fixture of a block as a node of a page, with what it needs. */
export interface FixtureNode {
  block: AnyBlock
  fixture: Fixture
  props: Record<string, unknown>
  /** The address of each need by its name. */
  asked: Record<string, string>
  node: CompiledNode
}

/** Nodes of which no two call one endpoint, with the answer of each endpoint. */
export interface FixturePage {
  nodes: readonly FixtureNode[]
  answers: ReadonlyMap<Endpoint, unknown>
}

export interface Fixtures {
  pages: readonly FixturePage[]
  /** The settings of their site: what bound props read, by type of block. */
  site: Record<string, unknown>
}

/** The block that renders what a fixture has in a slot, which is HTML. */
export const slotType = 'slot-of-fixture'

/** The moment that all pages show. */
export const now = new Date(fixtureNow)

/** As of the nodes of the layouts in this repository, every third has a bound prop, if it has a text to bind. */
const boundEvery = 3

/** All filled fixtures, on as few pages as have one answer for each endpoint. */
export function fixturePages(): Fixtures {
  const pages: { nodes: FixtureNode[]; answers: Map<Endpoint, unknown> }[] = []
  const site: Fixtures['site'] = {}
  for (const [i, { block, fixtures }] of examples.entries()) {
    const { filled } = fixtures
    if (filled === undefined) throw new Error(`${block.type} has no filled fixture`)
    const props = block.props.parse(filled.props)
    const needs: [string, Need][] = Object.entries(block.needs?.(props) ?? {})
    let page = pages.find(({ answers }) => needs.every(([, need]) => !answers.has(need.endpoint)))
    if (page === undefined) pages.push((page = { nodes: [], answers: new Map() }))
    for (const [name, need] of needs) page.answers.set(need.endpoint, filled.data[name])
    const asked = needs.map(([name, need]) => [name, needUrl(need.endpoint, need.input)])
    const written = i % boundEvery === 0 ? boundProps(props, block.type, site) : fixed(props)
    const node = { ...nodeOf(block.type, block.type, written), slots: slotsOf(block.type, filled) }
    page.nodes.push({ block, fixture: filled, props, asked: Object.fromEntries(asked), node })
  }
  return { pages, site }
}

const fixed = (value: Record<string, unknown>): NodeProps => ({ bound: false, value })

const nodeOf = (id: string, type: string, props: NodeProps): CompiledNode => ({
  id,
  type,
  props: { id: props, en: props },
  slots: {},
  place: () => ({ file: `${type}/fixtures.ts`, line: 1, column: 1, pointer: '' }),
})

/** What a fixture has in its slots, as nodes. */
const slotsOf = (type: string, { slots = {} }: Fixture): CompiledNode['slots'] =>
  Object.fromEntries(
    Object.entries(slots).map(([name, html]) => [
      name,
      [nodeOf(`${type}-${name}`, slotType, fixed({ html }))],
    ]),
  )

/** Props whose first text is bound to the setting `type` of the site; the same props for a block without any text. */
function boundProps(
  props: Record<string, unknown>,
  type: string,
  site: Fixtures['site'],
): NodeProps {
  const [name, text] = Object.entries(props).find(([, value]) => typeof value === 'string') ?? []
  if (name === undefined) return fixed(props)
  site[type] = text
  const value = { ...props, [name]: { $bind: `site.${type}` } }
  return { bound: true, value, resources: [], query: {} }
}
