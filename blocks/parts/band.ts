/** The backgrounds of a section. */
export type Band = 'plain' | 'tint' | 'primary' | 'dark'

/** The class of a section's background, which also sets its text colours. */
export const bandClass: Record<Band, string | undefined> = {
  plain: undefined,
  tint: 'band-tint',
  primary: 'band-primary',
  dark: 'band-dark',
}

/** The names that there are, as the value of a class attribute. */
export const classNames = (...names: readonly (string | undefined)[]): string =>
  names.filter(Boolean).join(' ')

/** The class of a list that leaves out the page's own item: what else there is, which is not printed with the item. */
export const relatedClass = (excluded: string | undefined): string | undefined =>
  excluded === undefined ? undefined : 'related'
