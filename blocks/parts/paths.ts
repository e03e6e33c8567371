import type { PageContext } from '../define.ts'

/** Puts an item's values into a path pattern: `/News/:id/:title?` → `/News/7/kelas-baru`. */
export function fillPath(pattern: string, values: Record<string, string | undefined>): string {
  return pattern
    .replace(/\/:([A-Za-z][A-Za-z0-9]*)(\?)?/g, (_, name: string) => {
      const value = values[name]
      return value === undefined || value === '' ? '' : `/${encodeURIComponent(value)}`
    })
    .replace(/^$/, '/')
}

/** A site path in the language of the page. */
export const localPath = (path: string, page: PageContext): string =>
  path.startsWith('/') ? `${page.base}${path === '/' && page.base !== '' ? '' : path}` : path
