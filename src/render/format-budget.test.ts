import { expect, test } from 'vitest'
import { Settings } from '#schemas/settings.ts'
import { renderPage } from './render-page.ts'
import { siteView } from './site-view.ts'
import { madeUpBlocks } from '#tests/made-up/blocks.tsx'
import { layoutOf } from '#tests/made-up/compile-layouts.ts'
import { homeOf } from '#tests/made-up/layouts.ts'

/** Draws notes that all show the first word of one long setting. */
async function draw(count: number, length: number) {
  const found: string[] = []
  const heading = {
    $bind: 'site.meta.description',
    format: ['stripHtml', 'words:1'],
    fallback: 'Lama',
  }
  const nodes = Array.from({ length: count }, (_, i) => ({
    id: `n${i}`,
    type: 'note',
    props: { heading },
  }))
  const layout = layoutOf(homeOf(nodes))
  const description = `Awal ${'a '.repeat(length / 2)}`
  const parsed = Settings.parse({ title: 'Coba' })
  // Services answer with texts that are longer than those of settings.
  const settings = { ...parsed, meta: { ...parsed.meta, description } }
  const { main } = await renderPage(siteView({ layout, settings, origin: '' }, 'id'), '/', {
    registry: madeUpBlocks,
    deadlineMs: 1000,
    ask: () => Promise.resolve(null),
    report: (rule, message) => found.push(`${rule} ${message}`),
  })
  return { found, main }
}

test('formats of a page read texts of two million characters together, and the fallback beyond', async () => {
  const { found, main } = await draw(10, 200_000)
  expect(main.match(/Awal…/g)).toHaveLength(4)
  expect(main.match(/Lama/g)).toHaveLength(6)
  expect(found).toEqual(['format-budget note: its texts and those after it show their fallbacks.'])
})

test('ordinary texts are all shown', async () => {
  const { found, main } = await draw(25, 10_000)
  expect(main.match(/Awal…/g)).toHaveLength(25)
  expect(found).toEqual([])
})
