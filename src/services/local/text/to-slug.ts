/** A slug has 200 characters at most, with its number. */
const longest = 190

/** `Dasar HTML & CSS` → `dasar-html-css`; one that is taken gets a number, and the result is taken. */
export function toSlug(title: string, taken: Set<string>): string {
  const words = title.normalize('NFKD').toLowerCase().replaceAll(/\p{M}/gu, '')
  const hyphened = words.replaceAll(/[^a-z0-9]+/g, '-').replace(/^-/, '')
  const base = hyphened.slice(0, longest).replace(/-$/, '') || 'bagian'
  let slug = base
  for (let number = 2; taken.has(slug); number++) slug = `${base}-${number}`
  taken.add(slug)
  return slug
}
