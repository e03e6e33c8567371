import type { Theme } from '#schemas/layout.ts'

/** A theme of one colour scheme, and where its colours are in the manifest. */
export interface SchemeTheme {
  theme: Theme
  pointer: '/theme' | '/theme/dark'
}

/** The theme, and where the layout has a dark scheme, the theme with the colours of that scheme. */
export function themesOfSchemes(theme: Theme): [SchemeTheme] | [SchemeTheme, SchemeTheme] {
  const first: SchemeTheme = { theme, pointer: '/theme' }
  if (theme.dark === undefined) return [first]
  return [first, { theme: { ...theme, ...theme.dark }, pointer: '/theme/dark' }]
}

type Written<T> = T & { dark?: T | undefined }

/** What a manifest writes at one of these places. */
export const coloursAt = <T extends object>(
  theme: Written<T> | undefined,
  pointer: SchemeTheme['pointer'],
): T | undefined => (pointer === '/theme' ? theme : theme?.dark)
