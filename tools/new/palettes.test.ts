import { expect, test } from 'vitest'
import { contrast } from '#src/manifest/resolve/colour.ts'
import { fontFaces } from '#src/render/fonts.ts'
import { paletteOf, palettes } from './palettes.ts'

test.each(palettes.map((palette) => [palette.name, palette] as const))(
  'the colours of %s reach AA on every background they are used on',
  (_name, { css, theme }) => {
    const grounds = [theme.background, theme.surface, theme.tint]
    const texts = [theme.muted, theme.accent, css.clr_primary, css.clr_secondary]
    for (const ground of grounds) {
      expect(contrast(theme.ink, ground)).toBeGreaterThan(7)
      for (const text of texts)
        expect(contrast(text, ground), `${text} ${ground}`).toBeGreaterThan(4.6)
    }
    expect(contrast('#ffffff', css.clr_primary)).toBeGreaterThan(4.6)
    expect(contrast('#ffffff', css.clr_dark)).toBeGreaterThan(7)
  },
)

test('the fonts of every palette are served by our own host', () => {
  for (const { css } of palettes) {
    expect(fontFaces([css.ft_primary])).not.toBe('')
    expect(fontFaces([css.ft_secondary])).not.toBe('')
  }
})

test('a name always gets the same palette, and names get all of them', () => {
  expect(paletteOf('sekolah')).toBe(paletteOf('sekolah'))
  const names = Array.from({ length: 200 }, (_, i) => paletteOf(`situs-${i}`).name)
  expect(new Set(names).size).toBe(palettes.length)
})
