import { UserKind, type Endpoint } from '#schemas/endpoint.ts'
import { endpoints } from '#schemas/services/index.ts'
import { requireAccess } from '#src/services/access.ts'
import { ServiceError } from '#src/services/service-error.ts'
import { drawTable } from './draw-table.ts'

const kinds = UserKind.options

/** Generates the two tables of who may call what; people review them and tests compare a running server with them. */
export function accessMatrix(notice: string): string {
  return `<!-- ${notice} -->

# Who may call what

A row for each endpoint, a column for a visitor and for each kind of account. \`yes\` is let in, whatever
then becomes of the input; 401 is asked to sign in, 403 may not. \`own\` is a host that has identities of
its own and never looks at an account's token. The rest host asks everyone for the site's public key.

${drawTable([
  ['method', 'host', 'path', 'visitor', ...kinds],
  ...endpoints.map((endpoint) => rowOf(endpoint)),
])}

## What a token is worth

An access token of the site that is asked, of another site, of someone who signed out, of an account that
is suspended, and of a session that is over. One that does not hold is refused wherever accounts are
known, also where a visitor is let in: nobody is quietly treated as somebody else.

${drawTable([
  ['identity', 'own site', 'other site', 'signed out', 'suspended', 'expired'],
  ['visitor', '–', '–', '–', '–', '–'],
  ...kinds.map((kind) => [kind, 'yes', worthElsewhere(kind), '401', '401', '401']),
])}
`
}

const rowOf = (endpoint: Endpoint): string[] => [
  endpoint.method,
  endpoint.host,
  `\`${endpoint.path}\``,
  ...[undefined, ...kinds].map((kind) => verdict(endpoint, kind)),
]

function verdict(endpoint: Endpoint, kind: UserKind | undefined): string {
  if (endpoint.host === 'assistant') return 'own'
  try {
    requireAccess(endpoint, kind === undefined ? null : { userId: '', kind })
    return 'yes'
  } catch (error) {
    if (error instanceof ServiceError) return String(error.status)
    throw error
  }
}

/** A superadmin acts in every site, everyone else in their own. */
const worthElsewhere = (kind: UserKind) => (kind === 'superadmin' ? 'yes' : '401')
