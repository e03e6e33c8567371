import { expect, test } from 'vitest'
import { createAppointment } from '#schemas/services/appointment.ts'
import { payDonation } from '#schemas/services/donation.ts'
import { Settings } from '#schemas/settings.ts'
import { madeUpBlocks } from '#tests/made-up/blocks.tsx'
import { layoutOf } from '#tests/made-up/compile-layouts.ts'
import { manifestOf } from '#tests/made-up/layouts.ts'
import { formPath } from './form-path.ts'
import { siteView } from './site-view.ts'

const ask = { id: 'tanya', type: 'ask', props: { topic: 'Kelas' } }
const layout = layoutOf({
  'layout.json': manifestOf('coba', {
    locales: ['id', 'en'],
    routes: [
      { path: '/Satu/:slug', page: 'ask' },
      { path: '/Dalam', page: 'ask', middleware: ['auth'] },
      { path: '/Tanya', page: 'ask' },
    ],
  }),
  'pages/ask.json': { blocks: [ask] },
})
const settings = Settings.parse({ title: 'Coba' })
const viewOf = (locale: 'id' | 'en') =>
  siteView({ layout, settings, origin: 'https://coba.id' }, locale)

test('the page with a form of an endpoint is one that everyone may open', () => {
  expect(formPath(viewOf('id'), createAppointment, madeUpBlocks)).toBe('/Tanya')
  expect(formPath(viewOf('en'), createAppointment, madeUpBlocks)).toBe('/en/Tanya')
})

test('a site without such a form has no such page', () => {
  expect(formPath(viewOf('id'), payDonation, madeUpBlocks)).toBeUndefined()
})
