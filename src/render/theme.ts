import type { Theme } from '#schemas/layout.ts'
import type { Settings } from '#schemas/settings.ts'
import { themeColours } from '#src/manifest/resolve/theme-colours.ts'
import { fontStack } from './fonts.ts'

/** A site's colours and fonts as custom properties on `<html>`. Every text reaches AA on each of its grounds. */
export function themeVariables({ css }: Settings, theme: Theme): string {
  const colours = Object.entries(themeColours(css, theme)).map(
    ([name, value]) => `--c-${name}:${value}`,
  )
  return [
    ...colours,
    `--f-heading:${fontStack(css.ft_primary)}`,
    `--f-text:${fontStack(css.ft_secondary)}`,
  ].join(';')
}

/** The attributes of `<html>` that choose the look of a layout. */
export const themeAttributes = ({ shape, headings, rhythm, motif }: Theme): string =>
  `data-shape="${shape}" data-headings="${headings}" data-rhythm="${rhythm}" data-motif="${motif}"`
