import { brotliCompressSync, constants } from 'node:zlib'
import { expect, test } from 'vitest'
import { artFamilies, artFocals, artRatios, type ArtRatio } from '#schemas/art.ts'
import { Theme } from '#schemas/layout.ts'
import { Settings } from '#schemas/settings.ts'
import { art } from './art.ts'
import { artPalette } from './art-palette.ts'
import { checksum } from './random.ts'
import { drawingsVersion } from './site-art.ts'

const { css } = Settings.parse({ title: 'Situs' })
const palette = artPalette(css, Theme.parse({}))
const ratios = Object.keys(artRatios) as ArtRatio[]
const slugs = [
  'dasar-web',
  'menulis-laporan',
  'data-desa',
  'tenun-ikat',
  'robot-penyiram',
  'malam',
  'peta-2027',
  'x',
]
/** As the server compresses. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }
const draw = (family: (typeof artFamilies)[number], slug: string, ratio: ArtRatio = '4x3') =>
  art(family, { slug, ratio, palette })

/** Everything that a drawing may consist of. */
const element =
  /<(?:\/?g|\/svg|(?:svg|g|path)(?: (?:xmlns|viewBox|width|height|d|fill|stroke|transform|stroke-(?:width|linecap|linejoin|dasharray))="[^"<>&]*")+\/?)>/g

test.each(artFamilies)(
  '%s: the same slug gives the same bytes, another slug another drawing',
  (family) => {
    expect(draw(family, 'dasar-web')).toBe(draw(family, 'dasar-web'))
    expect(new Set(slugs.map((slug) => draw(family, slug))).size).toBe(slugs.length)
  },
)

test.each(artFamilies)('%s: no drawing stands twice in a long list', (family) => {
  const list = Array.from({ length: 24 }, (_, i) => `kelas-${i}`)
  for (const ratio of ['1x1', '8x5'] as const)
    expect(new Set(list.map((slug) => draw(family, slug, ratio))).size).toBe(list.length)
})

test.each(artFamilies)(
  '%s: every drawing is plain shapes in the ratio that was asked for',
  (family) => {
    for (const ratio of ratios) {
      const [across, down] = artRatios[ratio]
      for (const slug of slugs) {
        const svg = draw(family, slug, ratio)
        expect(svg.replaceAll(element, '')).toBe('')
        expect(svg.match(/<g[ >]/g)?.length ?? 0).toBe(svg.match(/<\/g>/g)?.length ?? 0)
        expect(/NaN|undefined|Infinity|e-\d/.exec(svg)).toBeNull()
        const [, width, height] = /^<svg [^>]*viewBox="0 0 (\d+) (\d+)">/.exec(svg) ?? []
        expect(Number(width) * down).toBe(Number(height) * across)
      }
    }
  },
)

test.each(artFamilies)('%s: a drawing is at most six kilobytes on its way', (family) => {
  const sizes = ratios.flatMap((ratio) =>
    slugs.map((slug) => brotliCompressSync(draw(family, slug, ratio), quick).byteLength),
  )
  expect(Math.max(...sizes)).toBeLessThanOrEqual(6144)
})

test.each(artFamilies)(
  '%s: nothing of a slug is written out, and no element has an id',
  (family) => {
    const svg = draw(family, '"><script>alert(1)</script>&amp;')
    expect(svg.replaceAll(element, '')).toBe('')
    expect(svg).not.toMatch(/script|alert| id=/)
  },
)

test.each(artFamilies)('%s: every colour is of the theme or mixed from it', (family) => {
  const other = artPalette({ ...css, clr_primary: '#7a1f5c' }, Theme.parse({ accent: '#00664f' }))
  expect(art(family, { slug: 'a', ratio: '1x1', palette: other })).not.toBe(
    draw(family, 'a', '1x1'),
  )
})

test('the version of the drawings changes when one of them does', () => {
  const words = [...slugs, 'kelas-lambat', 'fajar', 'quiz', 'hygiene', 'cv-web', '3d', '0456789']
  const all = artFamilies.flatMap((family) =>
    words.flatMap((slug, i) => {
      const focal = artFocals[i % artFocals.length] ?? 'center'
      const shown = i % 2 === 0 ? (['3x2', '4x5'] as const) : (['4x1', '1x1'] as const)
      return shown.map((ratio) => art(family, { slug, ratio, focal, palette }))
    }),
  )
  expect(drawingsVersion).toBe(checksum(all.join('')))
})
