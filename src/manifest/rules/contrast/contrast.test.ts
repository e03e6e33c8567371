import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Theme } from '#schemas/layout.ts'
import { SiteCss } from '#schemas/settings.ts'
import { contrast } from '#src/manifest/resolve/colour.ts'
import { themeColours } from '#src/manifest/resolve/theme-colours.ts'
import { manifestOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

const filesOf = (theme: object, css: object = {}) => ({
  'layout.json': manifestOf('coba', {
    theme,
    site: { settings: { title: 'A', isMaintenance: false, css } },
  }),
})
const found = (theme: object, css: object = {}) => findings('contrast', filesOf(theme, css))

test('ink with too little contrast on a background is reported at the background, with both colours and their ratio', () => {
  expect(found({ ink: '#777777', tint: '#dddddd' })).toEqual([
    'layout.json:12:5 ink #777777 on background #ffffff has 4.4:1, at least 4.5:1.',
    'layout.json:13:5 ink #777777 on tint #dddddd has 3.2:1, at least 4.5:1.',
    'layout.json:8:7 ink #777777 on faint primary #e0f0f7 has 3.8:1, at least 4.5:1.',
  ])
})

test('4.5:1 is enough', () => {
  const theme = { ink: '#767676', tint: '#ffffff' }
  expect(found(theme, { clr_primary: '#ffffff' })).toEqual([])
})

test('muted, accent and brand colours are left to the renderer', () => {
  expect(found({ muted: '#eeeeee', accent: '#ffff00' }, { clr_dark: '#f0f0f0' })).toEqual([])
})

test('a faint brand colour that is too dark as a background is reported at the setting', () => {
  expect(found({ ink: '#727272', tint: '#ffffff' }, { clr_primary: '#000000' })).toEqual([
    'layout.json:9:9 ink #727272 on faint primary #dbdbdb has 3.4:1, at least 4.5:1.',
  ])
})

test('a token is resolved, and a dark theme is measured like a light one', () => {
  const dark = { background: '#101010', surface: '#181818', tint: '#202020' }
  expect(found({ ...dark, ink: 'token:light' })).toEqual([])
  expect(found({ ...dark, ink: 'token:dark' })).toHaveLength(4)
})

test('the colours of the dark scheme are measured too, at their own places', () => {
  const dark = { background: '#101010', surface: '#7a7a7a', ink: '#eeeeee' }
  expect(found({ dark })).toEqual([
    'layout.json:14:7 ink #eeeeee on surface #7a7a7a has 3.6:1, at least 4.5:1.',
  ])
})

test("the parent's theme is reported at the parent, when the layout sets neither ink nor background", () => {
  const base = {
    'layout.json': manifestOf('base', {
      abstract: true,
      theme: { ink: '#888888', tint: '#ffffff' },
    }),
  }
  const coba = { 'layout.json': manifestOf('coba', { extends: 'base', theme: { shape: 'round' } }) }
  expect(findings('contrast', coba, { others: { base } })[0]).toBe(
    'base/layout.json:12:5 ink #888888 on background #ffffff has 3.5:1, at least 4.5:1.',
  )
})

const grounds = ['page', 'surface', 'tint'] as const
const pairs = [
  ...grounds.flatMap((on) =>
    (['ink', 'muted', 'primary-ink', 'accent-ink'] as const).map((of) => [of, on] as const),
  ),
  ['ink', 'primary-soft'],
  ['on-primary', 'primary'],
  ['on-secondary', 'secondary'],
  ['on-accent', 'accent'],
  ['on-dark', 'dark'],
  ['on-dark-muted', 'dark'],
] as const

const hex = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`)

test('a theme without reported problems is readable on every background and band that the renderer derives', () => {
  const theme = fc.record({
    background: hex,
    surface: hex,
    tint: hex,
    ink: hex,
    muted: hex,
    accent: hex,
  })
  const brand = fc.record({ clr_primary: hex, clr_secondary: hex, clr_dark: hex })
  fc.assert(
    fc.property(theme, brand, (theme, css) => {
      fc.pre(found(theme, css).length === 0)
      const colours = themeColours(SiteCss.parse(css), Theme.parse(theme))
      for (const [of, on] of pairs)
        expect(contrast(colours[of], colours[on]), `${of} on ${on}`).toBeGreaterThanOrEqual(4.5)
    }),
    { numRuns: 60, maxSkipsPerRun: 1000 },
  )
})
