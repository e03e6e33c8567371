import { expect, test } from 'vitest'
import { Settings } from '#schemas/settings.ts'
import type { Ask } from './answers.ts'
import { renderPage } from './render-page.ts'
import { siteView } from './site-view.ts'
import { madeUpBlocks } from '#tests/made-up/blocks.tsx'
import { layoutOf } from '#tests/made-up/compile-layouts.ts'
import { homeOf } from '#tests/made-up/layouts.ts'

/** The problems that are reported while a feed is rendered, by the answer of its call. */
async function reported(ask: Ask) {
  const found: string[] = []
  const layout = layoutOf(homeOf([{ id: 'a', type: 'feed' }]))
  const settings = Settings.parse({ title: 'Coba' })
  await renderPage(siteView({ layout, settings, origin: '' }, 'id'), '/', {
    registry: madeUpBlocks,
    deadlineMs: 20,
    ask,
    report: (rule, message, { file, line, column }) =>
      found.push(`${file}:${line}:${column} ${rule} ${message}`),
  })
  return found
}

test('a call that fails is told at the node that needs it', async () => {
  expect(await reported(() => Promise.reject(new Error('the database is away')))).toEqual([
    'layouts/coba/pages/home.json:3:5 failed-need feed: the database is away.',
  ])
})

test('a call that is late is told like one that fails', async () => {
  expect(await reported(() => new Promise(() => undefined))).toEqual([
    expect.stringMatching(/^layouts\/coba\/pages\/home\.json:3:5 failed-need feed: /),
  ])
})

test('a list without items is an answer', async () => {
  expect(await reported(() => Promise.resolve({ items: [] }))).toEqual([])
})
