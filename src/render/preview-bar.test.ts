import { expect, test } from 'vitest'
import { Settings } from '#schemas/settings.ts'
import { madeUpBlocks } from '#tests/made-up/blocks.tsx'
import { layoutOf } from '#tests/made-up/compile-layouts.ts'
import { manifestOf } from '#tests/made-up/layouts.ts'
import { renderPage } from './render-page.ts'
import type { RenderOptions } from './render-options.ts'
import { siteView } from './site-view.ts'

const layout = layoutOf({
  'layout.json': manifestOf('coba', {
    locales: ['id', 'en'],
    routes: [{ path: '/', page: 'home' }],
  }),
  'pages/home.json': { blocks: [{ id: 'a', type: 'note', props: { heading: 'Satu' } }] },
})
const settings = Settings.parse({ title: 'Coba' })

async function drawn(
  own: Partial<RenderOptions>,
  { locale = 'id', path = '/' }: { locale?: 'id' | 'en'; path?: string } = {},
) {
  const view = siteView({ layout, settings, origin: 'https://coba.id' }, locale)
  return renderPage(view, path, {
    registry: madeUpBlocks,
    ask: () => Promise.resolve(null),
    deadlineMs: 1000,
    report: () => undefined,
    isAdmitted: true,
    ...own,
  })
}
const bar = (main: string) => /<aside class="preview-bar.*?<\/aside>/.exec(main)?.[0]

test('a preview says above the page that it is one, whether visitors see it, and leads back to its form', async () => {
  const search = '?edit=/Kelola/Tulisan/post/7'
  const draft = bar((await drawn({ isPreview: true, search })).main)
  expect(draft).toContain('Pratinjau: belum terbit')
  expect(draft).toContain('<a class="preview-bar-link" href="/Kelola/Tulisan/post/7">')
  const english = await drawn({ isPreview: true, search }, { locale: 'en' })
  expect(bar(english.main)).toContain('Preview: not published')
  expect(bar((await drawn({ isPreview: true, isPublished: true })).main)).toContain('sudah terbit')
})

test('the parts of a preview end where they end below the bar', async () => {
  const { main, ends } = await drawn({ isPreview: true })
  expect(ends).toEqual([main.length])
})

test.each(['https://lain.example/', '//lain.example', '/.//lain.example', '/\\lain', 'x', ''])(
  'a preview leads to no address of another site: %s',
  async (edit) => {
    const search = `?edit=${encodeURIComponent(edit)}`
    const { main } = await drawn({ isPreview: true, search })
    expect(bar(main)).not.toContain('<a ')
  },
)

test('no other page has the bar: neither the public one, nor the gate, nor one that does not exist', async () => {
  for (const { main } of [
    await drawn({ search: '?edit=/x' }),
    await drawn({ isPreview: true, isAdmitted: false }),
    await drawn({ isPreview: true }, { path: '/tiada' }),
  ])
    expect(bar(main)).toBeUndefined()
})
