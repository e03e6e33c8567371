import { slugFrom } from '#schemas/slug.ts'

/** `Dasar HTML & CSS` → `dasar-html-css`; a taken one gets a number, and the result is added to `taken`. */
export function toSlug(title: string, taken: Set<string>): string {
  const base = slugFrom(title) || 'bagian'
  let slug = base
  for (let number = 2; taken.has(slug); number++) slug = `${base}-${number}`
  taken.add(slug)
  return slug
}
