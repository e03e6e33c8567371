import type { Settings } from '#schemas/settings.ts'
import type { Theme } from '#schemas/layout.ts'
import { themesOfSchemes } from '#src/manifest/resolve/colour-schemes.ts'
import { resolveTokens } from '#src/manifest/resolve/tokens.ts'

/**
 * The colour that a browser gives its own bars, for each colour scheme of a site: its primary one, and on dark pages their
 * ground. HTML, "theme-color": https://html.spec.whatwg.org/multipage/semantics.html#meta-theme-color
 */
export function themeColourTags({ css }: Settings, theme: Theme): string {
  const [, dark] = themesOfSchemes(theme)
  const tag = (colour: string, media: string) =>
    `<meta name="theme-color"${media} content="${colour}">`
  if (dark === undefined) return tag(css.clr_primary, '')
  // The first that matches is taken.
  const ground = resolveTokens(dark.theme, css).background
  return tag(ground, ' media="(prefers-color-scheme: dark)"') + tag(css.clr_primary, '')
}
