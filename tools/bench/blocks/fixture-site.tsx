import { z } from 'zod'
import { defineBlock, type AnyBlock, type Registry } from '#blocks/define.ts'
import { registry } from '#blocks/registry.ts'
import { Layout, Theme } from '#schemas/layout.ts'
import { Settings } from '#schemas/settings.ts'
import { Starter } from '#schemas/starter.ts'
import type { CompiledLayout } from '#src/manifest/compile/compiled.ts'
import { siteView, type SiteView } from '#src/render/site-view.ts'
import { slotType, type Fixtures } from './fixture-pages.ts'

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

/** All blocks, and the one for slots. */
export const blocks: Registry = new Map<string, AnyBlock>(registry).set(slotType, slotBlock)

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
