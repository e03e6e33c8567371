import type { Route } from '#schemas/layout.ts'
import { searchPath } from '#schemas/paths.ts'

/** The route of the search that every site has. */
export const searchRoute: Route = {
  path: searchPath,
  page: 'search',
  query: {
    search: { type: 'text', max: 100 },
    page: { type: 'number', min: 1, max: 100, default: 1 },
  },
  checks: [],
  middleware: [],
}

/** The match of the search at a path, without regard to case. */
export const findSearch = (path: string) =>
  path.toLowerCase() === searchPath ? { route: searchRoute, parameters: {} } : undefined
