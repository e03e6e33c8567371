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
export const drawingsVersion = 'gnalr91yfjqhd'

/** The drawings of a site: the family of its theme or of its face, in its colours; undefined without either. */
export function siteArt(css: Settings['css'], theme: Theme): SiteArt | undefined {
  const family = theme.art ?? (theme.face && familyOf[theme.face])
  if (family === undefined) return undefined
  const colours = Object.values(artPalette(css, theme)).join()
  return { family, version: checksum(drawingsVersion + colours) }
}
