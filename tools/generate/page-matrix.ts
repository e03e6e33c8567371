import { UserKind } from '#schemas/endpoint.ts'
import { requireAccess } from '#src/services/access.ts'
import { ServiceError } from '#src/services/service-error.ts'
import { drawTable } from './draw-table.ts'
import { type GuardedRoute, readGuardedRoutes } from './guarded-routes.ts'

const kinds = UserKind.options

/** Generates the table of who is let in by every guarded page of the layouts; tests compare a running server with it. */
export async function pageMatrix(notice: string, root = 'layouts'): Promise<string> {
  const { routes, sites } = await readGuardedRoutes(root)
  return `<!-- ${notice} -->

# Who may open which page

A row for each guarded page, a column for a visitor and for each kind of account: the status of its payload,
which alone holds what the page shows. 401 is asked to sign in, 403 may not. The document at its path is a
gate, the same for everyone. A page that is not here is open to everyone.

${drawTable([
  ['path', 'page', 'sites', 'visitor', ...kinds],
  ...routes.map((route) => rowOf(route, sites.length)),
])}
`
}

const rowOf = (route: GuardedRoute, all: number): string[] => [
  `\`${route.path}\``,
  route.page,
  route.sites.length === all ? 'all' : route.sites.join(', '),
  ...[undefined, ...kinds].map((kind) => verdict(route, kind)),
]

function verdict({ audience }: GuardedRoute, kind: UserKind | undefined): string {
  try {
    requireAccess({ access: audience }, kind === undefined ? null : { userId: '', kind })
    return 'yes'
  } catch (error) {
    if (error instanceof ServiceError) return String(error.status)
    throw error
  }
}
