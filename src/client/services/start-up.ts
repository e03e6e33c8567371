import type { App } from './attempt.ts'
import type { VisitEnvironment } from './browser-environment.ts'
import { readVersion, validateToken } from './endpoints/every-visit.ts'
import { localKeys } from './keys.ts'
import type { Tokens } from './tokens.ts'
import type { VisitCall } from './visit-call.ts'

interface StartUpOptions {
  environment: VisitEnvironment
  call: VisitCall
  tokens: Tokens
  app: App
}

/**
 * Runs once the page is shown. When the server's version is not the stored one, storage is cleared, the version is
 * stored, and the app token is validated and renewed. A failure is logged and ends it.
 */
export async function startUp({ environment, call, tokens, app }: StartUpOptions): Promise<void> {
  const { local } = environment
  // Only with a token that exists: no new one is fetched that would be cleared at once.
  const held = { withHeldToken: true }
  const stored = local.read(localKeys.appVersion)
  // The document has its server's version, but one from a cache may be older than what is stored.
  if (stored === app.version) return
  try {
    const { version } = stored === null ? app : await call(readVersion, {}, held)
    if (stored === version) return
    local.clear()
    tokens.forget()
    local.write(localKeys.appVersion, version)
    local.write(localKeys.lmsId, app.lmsId)
    // A first visit has no token that could be valid.
    if (stored !== null && (await call(validateToken, {}, held)).isValid) return
    tokens.forget()
    await tokens.obtain()
  } catch (error) {
    environment.log('start-up', error)
  }
}
