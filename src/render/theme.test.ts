import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Theme } from '#schemas/layout.ts'
import { Settings } from '#schemas/settings.ts'
import { contrast, mix, readableOn, untilContrast } from '#src/manifest/resolve/colour.ts'
import { schemesOf, themeAttributes, themeRules, themeVariables } from './theme.ts'

const variables = (css: object, theme: object) => {
  const text = themeVariables(Settings.parse({ title: 'A', css }), Theme.parse(theme))
  return new Map(
    text
      .split(';')
      .map((part) => [part.slice(0, part.indexOf(':')), part.slice(part.indexOf(':') + 1)]),
  )
}

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.48],
  ['#0000ff', '#ffffff', 8.59],
])('%s on %s has the contrast that WCAG computes', (a, b, ratio) => {
  expect(contrast(a, b)).toBeCloseTo(ratio, 2)
  expect(contrast(b, a)).toBe(contrast(a, b))
})

test('colours are mixed by their share', () => {
  expect([
    mix('#000000', '#ffffff', 0),
    mix('#000000', '#ffffff', 0.5),
    mix('#000000', '#ffffff', 1),
  ]).toEqual(['#000000', '#808080', '#ffffff'])
})

test('a colour that reads already is left alone, and one that never can becomes the other', () => {
  expect(untilContrast('#000000', '#ff0000', { grounds: ['#ffffff'], ratio: 4.5 })).toBe('#000000')
  expect(untilContrast('#ffffff', '#eeeeee', { grounds: ['#ffffff'], ratio: 4.5 })).toBe('#eeeeee')
})

const channel = (from: number, to: number) =>
  fc.integer({ min: from, max: to }).map((value) => value.toString(16).padStart(2, '0'))
const hex = (from: number, to: number) =>
  fc
    .tuple(channel(from, to), channel(from, to), channel(from, to))
    .map((parts) => `#${parts.join('')}`)
const any = hex(0, 255)
const light = fc.record({
  background: hex(225, 255),
  surface: hex(225, 255),
  tint: hex(225, 255),
  ink: hex(0, 60),
})
const dark = fc.record({
  background: hex(0, 45),
  surface: hex(0, 45),
  tint: hex(0, 45),
  ink: hex(225, 255),
})

test.each([
  ['light', light],
  ['dark', dark],
])(
  'every text of a %s layout reaches AA on every ground, whatever its brand colours',
  (_name, grounds) => {
    fc.assert(
      fc.property(grounds, fc.tuple(any, any, any, any), (ground, colours) => {
        const [primary, secondary, accent, muted] = colours
        const made = variables(
          { clr_primary: primary, clr_secondary: secondary, clr_dark: muted },
          { ...ground, accent, muted },
        )
        const of = (name: string) => made.get(`--c-${name}`) ?? ''
        for (const text of ['muted', 'primary-ink', 'accent-ink', 'danger-ink', 'success-ink'])
          for (const on of ['page', 'surface', 'tint'])
            expect(contrast(of(text), of(on)), `${text} on ${on}`).toBeGreaterThanOrEqual(4.5)
        for (const brand of ['primary', 'secondary', 'accent', 'dark'])
          expect(contrast(of(`on-${brand}`), of(brand)), `on-${brand}`).toBeGreaterThanOrEqual(4.5)
        expect(contrast(of('on-dark-muted'), of('dark'))).toBeGreaterThanOrEqual(4.5)
      }),
      { numRuns: 400 },
    )
  },
)

test('text on a brand colour reaches AA for every brand colour', () => {
  fc.assert(
    fc.property(any, (primary) => {
      const made = variables({ clr_primary: primary }, {})
      const ratio = contrast(made.get('--c-on-primary') ?? '', made.get('--c-primary') ?? '')
      expect(ratio).toBeGreaterThanOrEqual(4.5)
    }),
    { numRuns: 2000 },
  )
})

test('a brand colour that white nearly reads on is darkened until it does, and others stay', () => {
  expect(variables({ clr_primary: '#2096C4' }, {}).get('--c-primary')).not.toBe('#2096C4')
  expect(variables({ clr_primary: '#ffdd00' }, {}).get('--c-primary')).toBe('#ffdd00')
  expect(variables({ clr_primary: '#123456' }, {}).get('--c-primary')).toBe('#123456')
  expect([readableOn('#ffdd00'), readableOn('#123456')]).toEqual(['#101418', '#ffffff'])
})

test('a token of the theme is drawn as the colour it stands for under the settings of the site', () => {
  const theme = { tint: 'token:background', background: '#fefdfc', line: 'token:danger' }
  const made = variables({ clr_danger: '#aa0011' }, theme)
  expect([made.get('--c-page'), made.get('--c-tint')]).toEqual(['#fefdfc', '#fefdfc'])
  expect(made.get('--c-line')).toBe('#aa0011')
})

const settings = Settings.parse({ title: 'A' })

test('pages follow the device only where the theme has dark colours, and then in what differs', () => {
  const rules = themeRules(settings, Theme.parse({ dark: { ink: '#fefefe' } }))
  const [always, dark] = rules.split('@media screen and (prefers-color-scheme:dark)')
  expect(always).toContain('color-scheme:light;')
  expect(dark).toMatch(/^\{html\{color-scheme:dark;.*--c-ink:#fefefe.*\}\}$/)
  expect(dark).toContain('--drawing:brightness(.78)')
  expect(always).not.toContain('--drawing')
  expect(dark).not.toContain('--f-heading')
  expect(dark).not.toContain('--c-on-primary')
  expect(themeRules(settings, Theme.parse({}))).not.toContain('@media')
})

test('the scheme of a theme is that of its ground', () => {
  const night = { background: '#101010', surface: '#181818', tint: '#202020', ink: '#ffffff' }
  expect(schemesOf(settings, Theme.parse({}))).toEqual(['light'])
  expect(schemesOf(settings, Theme.parse(night))).toEqual(['dark'])
  expect(schemesOf(settings, Theme.parse({ dark: {} }))).toEqual(['light', 'dark'])
})

test('the dark colours of a theme that names none read on their grounds', () => {
  const { dark = {} } = Theme.parse({ dark: {} })
  const made = variables({}, dark)
  const of = (name: string) => made.get(`--c-${name}`) ?? ''
  for (const text of ['ink', 'muted', 'primary-ink', 'accent-ink', 'danger-ink', 'success-ink'])
    for (const on of ['page', 'surface', 'tint'])
      expect(contrast(of(text), of(on)), `${text} on ${on}`).toBeGreaterThanOrEqual(4.5)
})

test('fonts stand with a fallback of their size', () => {
  const made = variables({ ft_primary: 'Fraunces', ft_secondary: 'Poppins' }, {})
  expect(made.get('--f-heading')).toBe(`'Fraunces','Fraunces Fallback',serif`)
  expect(made.get('--f-text')).toBe(`'Poppins','Poppins Fallback',sans-serif`)
})

test('a face is told with what the layout names of its own', () => {
  expect(themeAttributes(Theme.parse({ face: 'calm' }))).toBe('data-face="calm" data-motif="none"')
  expect(themeAttributes(Theme.parse({ face: 'calm', rhythm: 'compact' }))).toBe(
    'data-face="calm" data-rhythm="compact" data-motif="none"',
  )
})

test('the look of a layout is told by attributes', () => {
  expect(themeAttributes(Theme.parse({ shape: 'round', motif: 'weave' }))).toBe(
    'data-shape="round" data-headings="bold" data-rhythm="even" data-motif="weave"',
  )
})
