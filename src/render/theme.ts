import type { Theme } from '#schemas/layout.ts'
import type { ColourScheme } from '#schemas/page-boot.ts'
import type { Settings } from '#schemas/settings.ts'
import { readableOn } from '#src/manifest/resolve/colour.ts'
import { themesOfSchemes } from '#src/manifest/resolve/colour-schemes.ts'
import { resolveTokens } from '#src/manifest/resolve/tokens.ts'
import { themeColours } from '#src/manifest/resolve/theme-colours.ts'
import { fontStack, wordSpaces } from './font-rules.ts'

/** A site's colours and fonts as custom properties of `<html>`. Every text reaches AA on each of its grounds. */
export function themeVariables({ css }: Settings, theme: Theme): string {
  return [
    ...colourVariables(css, theme),
    `--f-heading:${fontStack(css.ft_primary)}`,
    `--f-text:${css.ft_secondary === css.ft_primary ? 'var(--f-heading)' : fontStack(css.ft_secondary)}`,
  ].join(';')
}

/** What drawings on a light ground are seen through on a dark page. */
const dimmed = '--drawing:brightness(.78)'

/** The rules that set those properties: for every screen, and for those that ask for dark pages. */
export function themeRules(settings: Settings, theme: Theme): string {
  const { ft_primary, ft_secondary } = settings.css
  const always = `html{${themeVariables(settings, theme)}}${wordSpaces(ft_primary, ft_secondary)}`
  const [first, dark] = themesOfSchemes(theme)
  if (dark === undefined) return shortened(always)
  const known = colourVariables(settings.css, first.theme)
  const changed = colourVariables(settings.css, dark.theme).filter((one) => !known.includes(one))
  return shortened(
    `${always}@media screen and (prefers-color-scheme:dark){html{${[...changed, dimmed].join(';')}}}`,
  )
}

const colourVariables = (css: Settings['css'], theme: Theme): string[] => [
  `color-scheme:${schemeOf(css, theme)}`,
  ...Object.entries(themeColours(css, theme)).map(([name, value]) => `--c-${name}:${value}`),
]

/** The colours of six digits in three where these say the same. */
const shortened = (rules: string): string =>
  rules.replaceAll(/#([\da-f])\1([\da-f])\2([\da-f])\3\b/gi, '#$1$2$3')

/** The colour scheme of the pages, and that for visitors who prefer dark ones if there is another. */
export function schemesOf({ css }: Settings, theme: Theme): readonly [ColourScheme, ColourScheme?] {
  const [first, dark] = themesOfSchemes(theme)
  const always = schemeOf(css, first.theme)
  return dark ? [always, schemeOf(css, dark.theme)] : [always]
}

/** Whether the ground of the pages is light or dark, by the text that reads on it. */
const schemeOf = (css: Settings['css'], theme: Theme): ColourScheme =>
  readableOn(resolveTokens(theme, css).background) === '#ffffff' ? 'dark' : 'light'

/** The look of a layout without a face. */
const withoutFace = { shape: 'soft', headings: 'bold', rhythm: 'even' } as const

/** The attributes of `<html>` that choose the look of a layout. Of what a face sets, only the layout's own values are written. */
export function themeAttributes({ face, motif, shape, headings, rhythm }: Theme): string {
  const own = { shape, headings, rhythm }
  const written = { face, ...(face === undefined ? withoutFace : {}), ...defined(own), motif }
  return Object.entries(defined(written))
    .map(([name, value]) => `data-${name}="${value}"`)
    .join(' ')
}

const defined = (values: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).flatMap(([k, v]) => (v === undefined ? [] : [[k, v]])))
