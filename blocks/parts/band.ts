/** The backgrounds of a section. */
export type Band = 'plain' | 'tint' | 'primary' | 'dark'

/** The class of a section's background, which also sets its text colours. */
export const bandClass: Record<Band, string | undefined> = {
  plain: undefined,
  tint: 'band-tint',
  primary: 'band-primary',
  dark: 'band-dark',
}
