import { expect, test } from 'vitest'
import { Theme } from '#schemas/layout.ts'
import { SiteCss } from '#schemas/settings.ts'
import { resolveTokens } from './tokens.ts'

const css = SiteCss.parse({ clr_secondary: '#123456', clr_dark: '#0a0b0c' })
const resolved = (theme: object) => resolveTokens(Theme.parse(theme), css)

test('a theme without tokens is the same theme', () => {
  const theme = Theme.parse({ ink: '#101010' })
  expect(resolveTokens(theme, css)).toBe(theme)
})

test('a token is the colour of that name, of the theme or of the settings, over any number of steps', () => {
  expect(
    resolved({
      background: '#fafafa',
      surface: 'token:background',
      tint: 'token:surface',
      accent: 'token:secondary',
      ink: 'token:dark',
    }),
  ).toMatchObject({
    surface: '#fafafa',
    tint: '#fafafa',
    accent: '#123456',
    ink: '#0a0b0c',
    motif: 'none',
  })
})

test('an unknown or circular token gives the schema’s default', () => {
  const { ink, background, tint, accent } = Theme.parse({})
  expect(
    resolved({
      ink: 'token:inck',
      background: 'token:tint',
      tint: 'token:background',
      accent: 'token:tint',
    }),
  ).toMatchObject({ ink, background, tint, accent })
})

test('names that every object inherits are not colours', () => {
  expect(resolved({ ink: 'token:constructor' }).ink).toBe(Theme.parse({}).ink)
})
