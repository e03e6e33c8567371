import type { BrowserEnvironment } from './browser-environment.ts'
import { localKeys } from './keys.ts'

/** Takes what a sign-in left in local storage away. */
export function forgetSignIn({ local }: Pick<BrowserEnvironment, 'local'>): void {
  local.remove(localKeys.accessToken)
  local.remove(localKeys.userKind)
}
