import type { Theme } from '#schemas/layout.ts'
import type { Settings } from '#schemas/settings.ts'
import { contrast, mix, readableOn, untilContrast } from './colour.ts'
import { resolveTokens } from './tokens.ts'

/** WCAG 2.2 AA for text (4.5), with a margin for rounding. */
const readable = 4.6

/** The colours of what went wrong and of what went right, before they are made readable. */
const [danger, success] = ['#b42318', '#166534'] as const

/**
 * Every colour that pages use, by name. Text colours are moved towards `ink` until they are readable on every
 * background; `ink` and the backgrounds are not changed.
 */
export function themeColours(css: Settings['css'], chosen: Theme) {
  const theme = resolveTokens(chosen, css)
  const { background, surface, tint, ink } = theme
  const grounds = [background, surface, tint]
  const asText = (colour: string) => untilContrast(colour, ink, { grounds, ratio: readable })
  const primary = asGround(css.clr_primary)
  const secondary = asGround(css.clr_secondary)
  const accent = asGround(theme.accent)
  const dark = asGround(css.clr_dark)
  return {
    page: background,
    surface,
    tint,
    ink,
    muted: asText(theme.muted),
    line: theme.line,
    primary,
    'on-primary': readableOn(primary),
    'primary-ink': asText(css.clr_primary),
    'primary-soft': faintPrimary(background, css),
    secondary,
    'on-secondary': readableOn(secondary),
    accent,
    'on-accent': readableOn(accent),
    'accent-ink': asText(theme.accent),
    dark,
    'on-dark': readableOn(dark),
    'on-dark-muted': untilContrast(mix(dark, readableOn(dark), 0.66), readableOn(dark), {
      grounds: [dark],
      ratio: readable,
    }),
    'danger-ink': asText(danger),
    'success-ink': asText(success),
    danger: css.clr_danger,
  }
}

/** A light tint of the brand colour on the page’s background. */
export const faintPrimary = (background: string, css: Settings['css']): string =>
  mix(background, css.clr_primary, 0.14)

/** A brand colour as a background: slightly darkened where white text would just miss the contrast. */
function asGround(colour: string): string {
  const needsHelp = contrast('#ffffff', colour) < readable && contrast('#ffffff', colour) >= 2.6
  return needsHelp
    ? untilContrast(colour, '#000000', { grounds: ['#ffffff'], ratio: readable })
    : colour
}
