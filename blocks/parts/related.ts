/** The class of a list that leaves out the page's own item: what else there is, which is not printed with the item. */
export const relatedClass = (excluded: string | undefined): string | undefined =>
  excluded === undefined ? undefined : 'related'
