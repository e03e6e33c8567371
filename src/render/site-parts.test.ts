import { expect, test } from 'vitest'
import { layoutOf } from '#tests/made-up/compile-layouts.ts'
import { homeOf } from '#tests/made-up/layouts.ts'
import { Settings } from '#schemas/settings.ts'
import { offlineNotice } from './offline.ts'
import { siteParts } from './site-parts.ts'

const layout = layoutOf(homeOf([], {}, { locales: ['id', 'en'] }))
const partsOf = (settings: object, locale: 'id' | 'en' = 'id') =>
  siteParts({
    layout,
    locale,
    settings: Settings.parse({ title: 'Coba', ...settings }),
  }).replace(offlineNotice(locale), '')

const analytics = { measurementId: 'G-COBACOBA1' }

test('a site without a radio and without analytics has no element for either', () => {
  expect(partsOf({})).toBe('')
})

test('what is asked for is in the language of the page, and so is the page about it', () => {
  const consent = {
    text: { id: 'Boleh <dihitung>?', en: 'May we?' },
    policy: '/Privacy-Policy',
    version: 3,
  }
  expect(partsOf({ analytics, consent })).toBe(
    '<div class="consent" data-part="consent" data-id="G-COBACOBA1" data-version="3" data-asked="" data-text="Boleh &lt;dihitung&gt;?" data-policy="/Privacy-Policy" hidden></div>',
  )
  expect(partsOf({ analytics, consent }, 'en')).toContain(
    'data-text="May we?" data-policy="/en/Privacy-Policy"',
  )
  const away = { analytics, consent: { policy: 'https://yayasan.example/privasi' } }
  expect(partsOf(away, 'en')).toContain('data-policy="https://yayasan.example/privasi"')
})

test('a site that does not ask says so', () => {
  expect(partsOf({ analytics, consent: { isAsked: false } })).not.toContain('data-asked')
})

test('the radio has its address and its name', () => {
  const radio = { url: 'https://siaran.example/a?b&c', title: { id: 'Siaran', en: 'Radio' } }
  expect(partsOf({ radio }, 'en')).toBe(
    '<div class="radio" data-part="radio" data-url="https://siaran.example/a?b&amp;c" data-title="Radio" hidden></div>',
  )
})
