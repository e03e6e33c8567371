import type { BrowserEnvironment } from './browser-environment.ts'
import { localKeys } from './keys.ts'
import { ownKeys } from './own-keys.ts'

/** Removes what a sign-in left in local storage, and what was stored for its session. */
export function forgetSignIn({ local }: Pick<BrowserEnvironment, 'local'>): void {
  local.remove(localKeys.accessToken)
  local.remove(localKeys.userKind)
  for (const key of Object.values(ownKeys)) local.remove(key)
}
