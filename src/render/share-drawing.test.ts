import { expect, test } from 'vitest'
import { Settings } from '#schemas/settings.ts'
import { layoutOf } from '#tests/made-up/compile-layouts.ts'
import { manifestOf } from '#tests/made-up/layouts.ts'
import { shareDrawing } from './share-drawing.ts'

const layout = layoutOf({
  'layout.json': manifestOf('coba', { theme: { face: 'campaign' } }),
  'pages/home.json': { title: 'Beranda', blocks: [] },
})

const settings = Settings.parse({ title: 'Coba', isMaintenance: false })

test('a poster has letters of the title, also of a home page', () => {
  const card = { title: 'Bayari satu perahu', siteName: 'Coba', slug: 'Bayari satu perahu' }
  const { art = '' } = shareDrawing({ layout, settings }, { ...card, version: '' })
  expect(art).toMatch(/<path fill="none" stroke="[^"]+" stroke-width="\d+" d="M/)
})
