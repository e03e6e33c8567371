import { artRatios, type ArtChoice, type ArtFamily } from '#schemas/art.ts'
import type { ArtPalette } from './art-palette.ts'
import { botanical } from './botanical.ts'
import { cartographic } from './cartographic.ts'
import type { Draw } from './drawing.ts'
import { geometric } from './geometric.ts'
import { halftone } from './halftone.ts'
import { line } from './line.ts'
import { randomOf } from './random.ts'
import { typographic } from './typographic.ts'
import { woven } from './woven.ts'

const families: Record<ArtFamily, Draw> = {
  woven,
  botanical,
  geometric,
  cartographic,
  typographic,
  halftone,
  line,
}

const focuses = { start: 0.3, center: 0.5, end: 0.7 } as const

/** The side of a square drawing; every ratio has the area of that square. */
const side = 1000

/** The SVG of a drawing in exactly its ratio; the same for the same input. */
export function art(
  family: ArtFamily,
  { slug, ratio, palette, focal = 'center' }: ArtChoice & { palette: ArtPalette },
): string {
  const [across, down] = artRatios[ratio]
  const unit = Math.round(side / Math.sqrt(across * down))
  const [width, height] = [across * unit, down * unit]
  const inside = families[family]({
    slug,
    width,
    height,
    palette,
    focal,
    focus: focuses[focal],
    random: randomOf(`${family} ${slug}`),
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inside}</svg>`
}
