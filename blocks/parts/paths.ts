/** Puts an item's values into a path pattern: `/News/:id/:title?` → `/News/7/kelas-baru`. */
export function fillPath(pattern: string, values: Record<string, string | undefined>): string {
  return pattern
    .replace(/\/:([A-Za-z][A-Za-z0-9]*)(\?)?/g, (_, name: string) => {
      const value = values[name]
      return value === undefined || value === '' ? '' : `/${encodeURIComponent(value)}`
    })
    .replace(/^$/, '/')
}
