/** How many rows there are: of everything but posts and classes `others` for each site. */
export interface Amounts {
  sites: number
  posts: number
  classes: number
  others: number
}

/**
 * The rows of one table: how many each site has, and its columns as SQL of `s`, the number of the site, and
 * `n`, that of the row; `:others` and `:known` stand for how many rows and classes a site has.
 */
export interface MadeTable {
  name: string
  each: (amounts: Amounts) => number
  columns: Record<string, string>
}

/** How many classes a site has. */
export const known = ({ classes, sites }: Amounts) => Math.ceil(classes / sites)
/** As many rows as everything else has, or several times that. */
export const others =
  (times = 1) =>
  (amounts: Amounts) =>
    times * amounts.others

/** SQL for the id of a row, the same wherever it is named: a UUID of version 4 by its form. */
export const id = (what: string, n = 'n') =>
  `overlay(overlay(md5('${what} ' || s || '.' || ${n}) placing '4' from 13) placing '8' from 17)::uuid`
/** SQL for a number from 1 to `most`. */
export const one = (most: number | string, by = 'n') => `(1 + (${by}) % ${most})`
/** SQL for a moment so many days from now. */
export const days = (by: string) => `now() + (${by}) * interval '1 day'`
/** SQL for one of some texts. */
export const choice = (...texts: string[]) =>
  `(ARRAY[${texts.map((text) => `'${text}'`).join(',')}])[${one(texts.length)}]`
/** SQL for what most rows have. */
export const named = (what: string, slug = what) => ({ id: id(what), slug: `'${slug}-' || n` })
/** SQL for the hash of a token that is this word and the number of the site. */
export const hashOf = (word: string) => `encode(sha256(convert_to('${word} ' || s, 'UTF8')), 'hex')`
