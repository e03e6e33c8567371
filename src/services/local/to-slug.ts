/** `Dasar HTML & CSS` → `dasar-html-css`; one that is taken gets a number, and the result is taken. */
export function toSlug(title: string, taken: Set<string>): string {
  const words = title.normalize('NFKD').toLowerCase().replaceAll(/\p{M}/gu, '')
  const base = words.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '') || 'bagian'
  let slug = base
  for (let number = 2; taken.has(slug); number++) slug = `${base}-${number}`
  taken.add(slug)
  return slug
}
