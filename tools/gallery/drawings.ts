import { readArtPath } from '#schemas/art.ts'
import type { Theme } from '#schemas/layout.ts'
import { serverPath } from '#schemas/paths.ts'
import type { Settings } from '#schemas/settings.ts'
import { art } from '#src/render/art/art.ts'
import { artPalette } from '#src/render/art/art-palette.ts'

/** HTML with a site's drawings in it, since the gallery serves none. */
export function withDrawings(html: string, css: Settings['css'], theme: Theme): string {
  const prefix = serverPath('_art', '')
  const palette = artPalette(css, theme)
  return html.replaceAll(new RegExp(`"${prefix}([^"]+)"`, 'g'), (whole, rest: string) => {
    const choice = readArtPath(rest)
    if (choice === undefined) return whole
    const svg = art(choice.art.family, { ...choice, palette })
    return `"data:image/svg+xml,${encodeURIComponent(svg).replaceAll("'", '%27')}"`
  })
}
