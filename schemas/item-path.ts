/** Parameters that show the name of an item in its address, behind the one that names it: another value leads to the item’s own. */
export const shownNames: readonly string[] = ['slug', 'title']

/** Fills a path pattern with an item's values: `/News/:id/:title?` → `/News/7/kelas-baru`. Without zod, since browsers import it. */
export function fillPath(pattern: string, values: Record<string, string | undefined>): string {
  return pattern
    .replace(/\/:([A-Za-z][A-Za-z0-9]*)(\?)?/g, (_, name: string) => {
      const value = values[name]
      return value === undefined || value === '' ? '' : `/${encodeURIComponent(value)}`
    })
    .replace(/^$/, '/')
}
