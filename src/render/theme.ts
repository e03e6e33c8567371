import type { Theme } from '#schemas/layout.ts'
import type { Settings } from '#schemas/settings.ts'
import { contrast, mix, readableOn, untilContrast } from '#src/manifest/resolve/colour.ts'
import { fontStack } from './fonts.ts'

/** WCAG 2.2 AA for text, with a little to spare for rounding. */
const readable = 4.6

/** A site's colours and fonts as custom properties on `<html>`. Every text reaches AA on every ground it stands on. */
export function themeVariables({ css }: Settings, theme: Theme): string {
  const { background, surface, tint, ink } = theme
  const grounds = [background, surface, tint]
  const asText = (colour: string) => untilContrast(colour, ink, grounds, readable)
  const primary = asGround(css.clr_primary)
  const secondary = asGround(css.clr_secondary)
  const accent = asGround(theme.accent)
  const dark = asGround(css.clr_dark)
  const variables: Record<string, string> = {
    page: background,
    surface,
    tint,
    ink,
    muted: asText(theme.muted),
    line: theme.line,
    primary,
    'on-primary': readableOn(primary),
    'primary-ink': asText(css.clr_primary),
    'primary-soft': mix(background, css.clr_primary, 0.14),
    secondary,
    'on-secondary': readableOn(secondary),
    accent,
    'on-accent': readableOn(accent),
    'accent-ink': asText(theme.accent),
    dark,
    'on-dark': readableOn(dark),
    'on-dark-muted': untilContrast(
      mix(dark, readableOn(dark), 0.66),
      readableOn(dark),
      [dark],
      readable,
    ),
    success: css.clr_success,
    info: css.clr_info,
    warning: css.clr_warning,
    danger: css.clr_danger,
    light: css.clr_light,
  }
  const colours = Object.entries(variables).map(([name, value]) => `--c-${name}:${value}`)
  return [
    ...colours,
    `--f-heading:${fontStack(css.ft_primary)}`,
    `--f-text:${fontStack(css.ft_secondary)}`,
  ].join(';')
}

/** A brand colour as a ground for text: darkened a little where white would otherwise just miss. */
function asGround(colour: string): string {
  const needsHelp = contrast('#ffffff', colour) < readable && contrast('#ffffff', colour) >= 2.6
  return needsHelp ? untilContrast(colour, '#000000', ['#ffffff'], readable) : colour
}

/** The attributes of `<html>` that choose a layout's face. */
export const themeAttributes = ({ shape, headings, rhythm, motif }: Theme): string =>
  `data-shape="${shape}" data-headings="${headings}" data-rhythm="${rhythm}" data-motif="${motif}"`
