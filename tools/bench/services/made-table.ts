/** Row counts: each site has `others` rows of every table but posts and classes. */
export interface Amounts {
  sites: number
  posts: number
  classes: number
  others: number
}

/**
 * The rows of one table: how many each site has, and its columns as SQL expressions of `s`, the site's number, and
 * `n`, the row's number; `:others` and `:known` are replaced by the site's counts of rows and of classes.
 */
export interface MadeTable {
  name: string
  each: (amounts: Amounts) => number
  columns: Record<string, string>
}

/** How many classes a site has. */
export const known = ({ classes, sites }: Amounts) => Math.ceil(classes / sites)
/** A multiple of the default row count. */
export const others =
  (times = 1) =>
  (amounts: Amounts) =>
    times * amounts.others
