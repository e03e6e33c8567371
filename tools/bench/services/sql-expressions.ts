/** SQL for the id of a row, deterministic: a UUID of version 4 by its form. */
export const id = (what: string, n = 'n') =>
  `overlay(overlay(md5('${what} ' || s || '.' || ${n}) placing '4' from 13) placing '8' from 17)::uuid`
/** SQL for a number from 1 to `most`. */
export const one = (most: number | string, by = 'n') => `(1 + (${by}) % ${most})`
/** SQL for a timestamp this many days from now. */
export const days = (by: string) => `now() + (${by}) * interval '1 day'`
/** SQL that picks one of some texts. */
export const choice = (...texts: string[]) =>
  `(ARRAY[${texts.map((text) => `'${text}'`).join(',')}])[${one(texts.length)}]`
/** SQL for the columns that most tables share. */
export const named = (what: string, slug = what) => ({ id: id(what), slug: `'${slug}-' || n` })
/** SQL for the hash of a token made of this word and the site's number. */
export const hashOf = (word: string) => `encode(sha256(convert_to('${word} ' || s, 'UTF8')), 'hex')`
