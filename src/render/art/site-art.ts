import type { ArtFamily, SiteArt } from '#schemas/art.ts'
import type { Face, Theme } from '#schemas/layout.ts'
import type { Settings } from '#schemas/settings.ts'
import { artPalette } from './art-palette.ts'
import { checksum } from './random.ts'

const familyOf: Record<Face, ArtFamily> = {
  editorial: 'woven',
  calm: 'botanical',
  playful: 'geometric',
  institutional: 'cartographic',
  campaign: 'typographic',
  newsroom: 'halftone',
  studio: 'line',
}

/**
 * The version of all drawings, which is part of their addresses: browsers store a drawing for a year. `art.test.ts`
 * fails with the next one when a drawing changes.
 */
export const drawingsVersion = 'gkfylu1ozlq38'

/** The family of a layout with neither a face nor a motif, whose covers would be empty. */
const plainFamily: ArtFamily = 'woven'

/** The drawings of a site, in its colours; undefined where covers show the layout's motif. */
export function siteArt(css: Settings['css'], theme: Theme): SiteArt | undefined {
  const own = theme.art ?? (theme.face && familyOf[theme.face])
  const family = own ?? (theme.motif === 'none' ? plainFamily : undefined)
  if (family === undefined) return undefined
  const colours = Object.values(artPalette(css, theme)).join()
  return { family, version: checksum(drawingsVersion + colours) }
}
