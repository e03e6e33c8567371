import type { Theme } from '#schemas/layout.ts'
import type { Settings } from '#schemas/settings.ts'
import { mix } from '#src/manifest/resolve/colour.ts'
import { themeColours } from '#src/manifest/resolve/theme-colours.ts'

/** The colours of a site's drawings, all of its theme or mixed from it. */
export interface ArtPalette {
  /** The ground of pages, and a second, quieter one. */
  paper: string
  tint: string
  ink: string
  /** The brand's colour, lighter towards `soft`. */
  key: string
  mid: string
  soft: string
  second: string
  accent: string
  /** The accent in light. */
  glow: string
  dark: string
}

/** The palette of a site. */
export function artPalette(css: Settings['css'], theme: Theme): ArtPalette {
  const { page, tint, ink, primary, secondary, accent, dark } = themeColours(css, theme)
  return {
    paper: page,
    tint,
    ink,
    key: primary,
    mid: mix(primary, page, 0.4),
    soft: mix(primary, page, 0.85),
    second: secondary,
    accent,
    glow: mix(accent, page, 0.62),
    dark,
  }
}
