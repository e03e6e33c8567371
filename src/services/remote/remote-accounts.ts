import { LRUCache } from 'lru-cache'
import { readMe } from '#schemas/services/account.ts'
import type { Accounts } from '../accounts.ts'
import type { Caller, Calls } from '../calls.ts'
import { ServiceError } from '../service-error.ts'

/** How long the owner of an access token is remembered, in milliseconds. */
const identityMs = 5000
const mostIdentities = 5000

/** The accounts of an operator's hosts. They are managed over there: here they can only be identified. */
export function openRemoteAccounts(calls: Pick<Calls, 'serve'>): Accounts {
  const known = new LRUCache<string, Caller>({ max: mostIdentities, ttl: identityMs })
  return {
    async identify(siteId, bearer) {
      const key = `${siteId} ${bearer}`
      const remembered = known.get(key)
      if (remembered !== undefined) return remembered
      const ctx = { siteId, origin: '', caller: { userId: '', kind: 'student', bearer } } as const
      const me = await calls.serve(readMe, ctx, {}).catch((error: unknown) => {
        if (error instanceof ServiceError && error.status === 401) return null
        throw error
      })
      if (me === null) return null
      const { id, kind } = readMe.output.parse(me)
      const caller = { userId: id, kind, bearer }
      known.set(key, caller)
      return caller
    },
    invite: refuse,
    operators: { list: refuse, invite: refuse, suspend: refuse, resume: refuse },
    accountSite: null,
  }
}

function refuse(): never {
  throw new ServiceError(409, 'Accounts are kept by the remote services. Invite people there.')
}
