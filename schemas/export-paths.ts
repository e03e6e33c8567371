import { payloadPath } from './page-paths.ts'

/** The addresses of a site that was written as files. Without zod, since browsers import it. */

/**
 * The path of a page as a file host serves it. Hosts do not read a query: one number, such as the page of a list, is a
 * segment of its own; undefined for any other query, which only a running server answers.
 */
export function exportedPath(path: string, search: string): string | undefined {
  const own = path.replace(/\/+$/, '')
  if (search === '') return own || '/'
  const [, name, value] = /^\?(\w+)=(\d+)$/.exec(search) ?? []
  return name && `${own}/${name}-${value}`
}

/** The file of an exported page's payload. */
export const exportedPayload = (path: string): string =>
  `${payloadPath(path === '/' ? '' : path)}.json`
