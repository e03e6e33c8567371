/** The grounds a section may stand on. */
export type Band = 'plain' | 'tint' | 'primary' | 'dark'

/** The class that paints a section's ground and turns its text to match. */
export const bandClass: Record<Band, string | undefined> = {
  plain: undefined,
  tint: 'band-tint',
  primary: 'band-primary',
  dark: 'band-dark',
}
