import { useId, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { defineBlock } from '#blocks/define.ts'
import { Settings } from '#schemas/settings.ts'
import { madeUpBlocks } from '#tests/made-up/blocks.tsx'
import { layoutOf } from '#tests/made-up/compile-layouts.ts'
import { manifestOf } from '#tests/made-up/layouts.ts'
import { renderPage } from './render-page.ts'
import { siteView } from './site-view.ts'

/** The main part of a page of two feeds beside and within other blocks, with a feed as a test renders it. */
async function pageOf(render: () => ReactNode): Promise<string> {
  const layout = layoutOf({
    'layout.json': manifestOf('coba', { routes: [{ path: '/', page: 'home' }] }),
    'pages/home.json': {
      blocks: [
        { id: 'a', type: 'note', props: { heading: 'Awal' } },
        { id: 'b', type: 'feed' },
        { id: 'c', type: 'wide-box', slots: { aside: [{ id: 'd', type: 'feed' }] } },
        { id: 'e', type: 'feed' },
      ],
    },
  })
  const feed = defineBlock({
    type: 'feed',
    title: 'Feed',
    description: 'As a test renders it.',
    category: 'content',
    props: z.object({}),
    jsonLd: () => ({ '@type': 'ItemList' }),
    render,
  })
  const settings = Settings.parse({ title: 'Coba' })
  const { main } = await renderPage(siteView({ layout, settings, origin: '' }, 'id'), '/', {
    registry: new Map(madeUpBlocks).set('feed', feed),
    ask: () => Promise.resolve({ items: [] }),
    deadlineMs: 1000,
    report: () => undefined,
  })
  return main
}

test('content that is written like a cut or a preload stands in its own node and moves nothing', async () => {
  const content = '<hr class="tenun-cut"/>isi<hr class="tenun-cut"/><link rel="preload" href="/x">'
  const main = await pageOf(() => <article dangerouslySetInnerHTML={{ __html: content }} />)
  const article = `<article>${content}</article>`
  expect(main).toBe(
    '<div id="a"><p class="calm">Awal</p></div>' +
      `<div id="b">${article}</div>` +
      '<div id="c"><section><aside><div class="contents" data-slot="aside">' +
      `<div id="d">${article}</div></div></aside></section></div>` +
      `<div id="e">${article}</div>`,
  )
})

test('what renders nothing leaves no element of its own', async () => {
  const main = await pageOf(() => null)
  expect(main).toBe(
    '<div id="a"><p class="calm">Awal</p></div><div id="c"><section></section></div>',
  )
})

test('ids that blocks make for themselves occur once in a page', async () => {
  function Labelled() {
    return <h2 id={useId()}>Judul</h2>
  }
  const main = await pageOf(() => <Labelled />)
  const ids = [...main.matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => id)
  expect(ids).toHaveLength(3)
  expect(new Set(ids).size).toBe(3)
})
