import type { ArtFocal } from '#schemas/art.ts'
import type { ArtPalette } from './art-palette.ts'
import type { Random } from './random.ts'

/** What a family draws: on a ground of `width` by `height`, with everything that looks random from `random`. */
export interface Drawing {
  slug: string
  width: number
  height: number
  palette: ArtPalette
  /** Where the subject is, as a share of the width. */
  focus: number
  focal: ArtFocal
  random: Random
}

/** Draws the inside of an SVG. */
export type Draw = (drawing: Drawing) => string
