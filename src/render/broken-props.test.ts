import { expect, test } from 'vitest'
import { Settings } from '#schemas/settings.ts'
import { renderPage } from './render-page.ts'
import { siteView } from './site-view.ts'
import { madeUpBlocks } from '#tests/made-up/blocks.tsx'
import { layoutOf } from '#tests/made-up/compile-layouts.ts'
import { homeOf } from '#tests/made-up/layouts.ts'

/** The problems that are reported while a note of this tone is rendered. */
async function reported(tone: unknown) {
  const found: string[] = []
  const layout = layoutOf(homeOf([{ id: 'a', type: 'note', props: { heading: 'A', tone } }]))
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

test('bound data that does not fit the props is told at its node, which is left out', async () => {
  expect(await reported({ $bind: 'site.title' })).toEqual({
    found: [
      'layouts/coba/pages/home.json:3:5 broken-props note: “tone”: Choose one of: "calm", "bright".',
    ],
    main: '',
  })
})

test('a missing value whose fallback fits the props is fine', async () => {
  const { found, main } = await reported({ $bind: 'site.logoDark', fallback: 'bright' })
  expect(found).toEqual([])
  expect(main).toContain('class="bright"')
})
