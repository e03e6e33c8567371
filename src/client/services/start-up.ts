import { beginVersion, type StartUpOptions } from './begin-version.ts'
import { localKeys } from './keys.ts'

/**
 * Runs once the page is shown. When the server's version is not the stored one, storage is cleared, the version is
 * stored, and the app token is validated and renewed. A failure is logged and ends it.
 */
export async function startUp(options: StartUpOptions): Promise<void> {
  const { environment, tokens, app } = options
  const { local } = environment
  const stored = local.read(localKeys.appVersion)
  // The document has its server's version, but one from a cache may be older than what is stored.
  if (stored === app.version) return
  try {
    // A first visit has no token that could be valid.
    if (stored === null) beginVersion(options, app.version)
    else if (await import('./change-version.ts').then((it) => it.changeVersion(options, stored)))
      return
    tokens.forget()
    await tokens.obtain()
  } catch (error) {
    environment.log('start-up', error)
  }
}
