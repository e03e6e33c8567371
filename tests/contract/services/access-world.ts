import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathNames, type Endpoint, type UserKind } from '#schemas/endpoint.ts'
import { signOut } from '#schemas/services/account.ts'
import { fillFolder } from '#src/services/local/database/new-database-for-test.ts'
import { AppTokens } from '#src/server/calls/app-token.ts'
import { type State, writeIdentities } from './identities.ts'
import { openLocal } from './worlds.ts'

const secret = 'a-secret-that-only-the-access-suite-knows'
const apikey = new AppTokens([secret]).publicKey('foundation')

export type AccessWorld = Awaited<ReturnType<typeof openAccessWorld>>

/** A server with a session of every state for each kind of account. */
export async function openAccessWorld() {
  const folder = await mkdtemp(join(tmpdir(), 'tenun-access-'))
  await fillFolder(join(folder, 'db'))
  const tokenOf = await writeIdentities(join(folder, 'db'))
  const world = await openLocal({ DATA_DIR: folder, TENUN_SECRET: secret })

  /** Calls with the values of the path only, which name nothing. */
  async function statusOf(endpoint: Endpoint, kind?: UserKind, state: State = 'own site') {
    const held = endpoint === signOut && state === 'own site' ? 'leaving' : state
    const { status } = await world.call(endpoint, {
      input: Object.fromEntries(pathNames(endpoint.path).map((name) => [name, 'title'])),
      headers: {
        ...(endpoint.host === 'rest' ? { apikey } : {}),
        ...(kind === undefined ? {} : { authorization: `Bearer ${tokenOf(kind, held)}` }),
      },
    })
    return status
  }
  return {
    call: world.call,
    tokenOf,
    statusOf,
    async close() {
      await world.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
