import { expect, test } from 'vitest'
import { Settings } from '#schemas/settings.ts'
import { layoutOf } from '#tests/made-up/compile-layouts.ts'
import { manifestOf } from '#tests/made-up/layouts.ts'
import { iconLinks, readIconName } from './site-icons.ts'

const layout = layoutOf({
  'layout.json': manifestOf('coba', { site: { hosts: ['coba.id'], settings: { title: 'Coba' } } }),
  'assets/icon.svg': '<svg/>',
})
const site = (settings: object) => ({
  layout,
  settings: Settings.parse({ title: 'Coba', ...settings }),
})

test('those who read no SVG have the icon, or the logo, as pictures whose addresses change with them', () => {
  const links = iconLinks(site({ favicon: 'asset:icon.svg' }))
  expect(links).toMatch(
    /rel="icon" type="image\/png" sizes="192x192" href="\/_icon\/\w+\/192\.png">/,
  )
  expect(links).toMatch(/rel="apple-touch-icon" href="\/_icon\/\w+\/180\.png">/)
  expect(iconLinks(site({ logoDark: 'asset:icon.svg' }))).toContain('apple-touch-icon')
  expect(iconLinks(site({ favicon: 'https://a.example/i.svg' }))).not.toContain('apple')
  const other = iconLinks({ ...site({ favicon: 'asset:icon.svg' }), layout: recoloured })
  expect(other).not.toBe(links)
})

const recoloured = { ...layout, theme: { ...layout.theme, background: '#102030' } }

test('an icon whose corners are cut stands on the ground of the pages', () => {
  const view = { ...site({}), layout: recoloured }
  expect(readIconName('maskable-512.png', view)).toEqual({ pixels: 512, ground: '#102030' })
  expect(readIconName('32.png', view)).toEqual({ pixels: 32 })
  expect(readIconName('toString.png', view)).toBeUndefined()
})
