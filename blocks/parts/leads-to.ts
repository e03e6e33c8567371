/** A path as paths are compared: without a slash at its end, in lower case. */
export const plainPath = (path: string): string => path.replace(/(.)\/$/, '$1').toLowerCase()

/** Whether a link without a query or a fragment leads to the page at an address. */
export const leadsTo = (href: string, address: string | undefined): boolean =>
  address !== undefined &&
  !/[?#]/.test(href) &&
  plainPath(href) === plainPath(new URL(address).pathname)
