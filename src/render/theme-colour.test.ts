import { expect, test } from 'vitest'
import { Theme } from '#schemas/layout.ts'
import { Settings } from '#schemas/settings.ts'
import { themeColourTags } from './theme-colour.ts'

const settings = Settings.parse({ title: 'Coba', css: { clr_primary: '#123456' } })
const primary = '<meta name="theme-color" content="#123456">'
const dark = {
  background: '#101010',
  surface: '#181818',
  tint: '#202020',
  ink: '#ffffff',
  muted: '#bbbbbb',
  line: '#444444',
  accent: '#ffcc00',
}

test('browser bars are of the primary colour, and of the ground of dark pages where there are some', () => {
  expect(themeColourTags(settings, Theme.parse({}))).toBe(primary)
  expect(themeColourTags(settings, Theme.parse({ dark }))).toBe(
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#101010">${primary}`,
  )
})
