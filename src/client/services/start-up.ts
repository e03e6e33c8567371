import type { Calls } from './call.ts'
import type { BrowserEnvironment } from './browser-environment.ts'
import * as endpoints from './endpoints/authorizer.ts'
import { localKeys } from './keys.ts'
import type { Tokens } from './tokens.ts'

interface StartUpOptions {
  environment: BrowserEnvironment
  calls: Calls
  tokens: Tokens
  lmsId: string
}

/**
 * Runs once the page is shown. When the server's version is not the stored one, storage is cleared, the version is
 * stored, and the app token is validated and renewed. A failure is logged and ends it.
 */
export async function startUp({
  environment,
  calls,
  tokens,
  lmsId,
}: StartUpOptions): Promise<void> {
  const { local } = environment
  // Only with a token that exists: no new one is fetched that would be cleared at once.
  const held = { withHeldToken: true }
  try {
    const { version } = await calls.callService(endpoints.readVersion, {}, held)
    if (local.read(localKeys.appVersion) === version) return
    local.clear()
    tokens.forget()
    local.write(localKeys.appVersion, version)
    local.write(localKeys.lmsId, lmsId)
    const { isValid } = await calls.callService(endpoints.validateToken, {}, held)
    if (isValid) return
    tokens.forget()
    await tokens.obtain()
  } catch (error) {
    environment.log('start-up', error)
  }
}
