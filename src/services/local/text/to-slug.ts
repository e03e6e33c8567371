/** A slug has at most 200 characters, including its number. */
const longest = 190

/** `Dasar HTML & CSS` → `dasar-html-css`; a taken one gets a number, and the result is added to `taken`. */
export function toSlug(title: string, taken: Set<string>): string {
  const words = title.normalize('NFKD').toLowerCase().replaceAll(/\p{M}/gu, '')
  const hyphened = words.replaceAll(/[^a-z0-9]+/g, '-').replace(/^-/, '')
  const base = hyphened.slice(0, longest).replace(/-$/, '') || 'bagian'
  let slug = base
  for (let number = 2; taken.has(slug); number++) slug = `${base}-${number}`
  taken.add(slug)
  return slug
}
