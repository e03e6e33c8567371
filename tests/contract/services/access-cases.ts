import { pathNames, UserKind, type Endpoint } from '#schemas/endpoint.ts'
import { endpoints } from '#schemas/services/index.ts'
import type { Case } from './case.ts'

/** A visitor, and the ten kinds. */
export const identities = [undefined, ...UserKind.options] as const

/** The result of a call by its caller alone: refused before anything is read, or let in. */
export function isLetIn({ access }: Endpoint, as: UserKind | undefined): boolean {
  if (access === 'public') return true
  return as !== undefined && (access === 'user' || access.includes(as))
}

/** Every endpoint that is not public, with every caller who may not call it. */
export const accessCases: Case[] = endpoints
  .filter(({ access, host }) => access !== 'public' && host !== 'rest')
  .flatMap((endpoint) =>
    identities
      .filter((as) => !isLetIn(endpoint, as))
      .map((as) => ({
        name: `${as ?? 'a visitor'} is not let in`,
        endpoint,
        ...(as === undefined ? {} : { as }),
        input: Object.fromEntries(pathNames(endpoint.path).map((name) => [name, 'title'])),
        status: as === undefined ? 401 : 403,
      })),
  )
