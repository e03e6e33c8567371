import { z } from 'zod'
import { defineBlock, type AnyBlock, type Registry } from '#blocks/define.ts'
import { registry } from '#blocks/registry.ts'
import type { Endpoint } from '#schemas/endpoint.ts'
import { Layout, Theme } from '#schemas/layout.ts'
import { Settings } from '#schemas/settings.ts'
import { Starter } from '#schemas/starter.ts'
import type { CompiledLayout, CompiledNode } from '#src/manifest/compile/compiled.ts'
import { collectAnswers } from '#src/render/answers.ts'
import { newFormatBudget } from '#src/render/bind.ts'
import type { KeptHtml } from '#src/render/kept-html.ts'
import { makeContext } from '#src/render/make-context.ts'
import { drawNodes } from '#src/render/nodes.tsx'
import { siteView, type SiteView } from '#src/render/site-view.ts'
import { now, slotType, type FixturePage, type Fixtures } from './fixture-pages.ts'

const slotBlock = defineBlock({
  type: slotType,
  title: 'Slot of a fixture',
  description: 'What a fixture has in a slot.',
  category: 'content',
  props: z.object({ html: z.string() }),
  render: ({ props: { html } }) => (
    <div className={slotType} dangerouslySetInnerHTML={{ __html: html }} />
  ),
})

const blocks: Registry = new Map<string, AnyBlock>(registry).set(slotType, slotBlock)

const title = 'Situs Contoh'

const layout: CompiledLayout = {
  name: 'fixtures',
  revision: '1',
  locales: ['id', 'en'],
  manifest: Layout.parse({ manifest: 1, name: 'fixtures', site: { settings: { title } } }),
  theme: Theme.parse({}),
  shell: { header: [], footer: [] },
  routes: [],
  pages: new Map(),
  notFound: undefined,
  collections: new Map(),
  assets: new Map(),
  starter: () => Starter.parse({}),
}

const settings = Settings.parse({ title })

/** A site of which nothing has been rendered yet. */
export const newView = (site: Fixtures['site']): SiteView => ({
  ...siteView({ layout, settings, origin: 'https://contoh.test' }, 'id'),
  site,
})

/** Whether a node is no longer as it was rendered last; "from" is what it was rendered from, nothing for a static node. */
type IsChanged = (node: CompiledNode, from: string) => boolean

/** The same site after a change. What changed nodes are rendered from is compared and kept as ever. */
export function viewWith(view: SiteView, isChanged: IsChanged): SiteView {
  const { get, set } = view.kept
  const kept: KeptHtml = {
    set,
    get(node, from) {
      const known = get(node, from)
      return isChanged(node, from) ? undefined : known
    },
  }
  return { ...view, kept }
}

/** The nodes of a page as a request of that page renders them; the answers are in memory. */
export function drawPage({ nodes, answers }: FixturePage, view: SiteView): Promise<string> {
  const options = {
    registry: blocks,
    deadlineMs: 60_000,
    now,
    ask: (endpoint: Endpoint) => Promise.resolve(answers.get(endpoint)),
    report(rule: string, message: string) {
      throw new Error(`${rule}: ${message}`)
    },
  }
  const context = makeContext(
    { view, path: '/', match: undefined, answers: collectAnswers(options), options },
    {
      resource: () => Promise.resolve(undefined),
      jsonLd: [],
      lists: [],
      allows: new Set(),
      formats: newFormatBudget(),
    },
    {},
  )
  return drawNodes(
    nodes.map(({ node }) => node),
    context,
  )
}
