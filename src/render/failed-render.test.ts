import { expect, test } from 'vitest'
import { Settings } from '#schemas/settings.ts'
import { renderPage } from './render-page.ts'
import { siteView } from './site-view.ts'
import { madeUpBlocks } from '#tests/made-up/blocks.tsx'
import { layoutOf } from '#tests/made-up/compile-layouts.ts'
import { homeOf } from '#tests/made-up/layouts.ts'

/** The problems that are reported while a block that throws is rendered above a note. */
async function reported(where: 'render' | 'needs') {
  const found: string[] = []
  const note = { id: 'b', type: 'note', props: { heading: 'Tetap di sini' } }
  const layout = layoutOf(homeOf([{ id: 'a', type: 'broken', props: { where } }, note]))
  const settings = Settings.parse({ title: 'Coba' })
  const { main } = await renderPage(siteView({ layout, settings, origin: '' }, 'id'), '/', {
    registry: madeUpBlocks,
    deadlineMs: 1000,
    ask: () => Promise.resolve(null),
    report: (rule, message, { file, line, column }) =>
      found.push(`${file}:${line}:${column} ${rule} ${message}`),
  })
  return { found, main }
}

test('a block that throws while it is drawn is told at its node, and the rest is drawn', async () => {
  const { found, main } = await reported('render')
  expect(found).toEqual(['layouts/coba/pages/home.json:3:5 failed-render broken: boom in render'])
  expect(main).toContain('Tetap di sini')
})

test('a block that throws before it is drawn has failed to say what it needs', async () => {
  const { found } = await reported('needs')
  expect(found).toEqual(['layouts/coba/pages/home.json:3:5 failed-need broken: boom in needs.'])
})
