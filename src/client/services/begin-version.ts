import type { App } from './attempt.ts'
import type { VisitEnvironment } from './browser-environment.ts'
import { localKeys } from './keys.ts'
import type { Tokens } from './tokens.ts'
import type { VisitCall } from './visit-call.ts'

export interface StartUpOptions {
  environment: VisitEnvironment
  call: VisitCall
  tokens: Tokens
  app: App
}

/** Clears what another version stored. */
export function beginVersion({ environment, tokens, app }: StartUpOptions, version: string): void {
  const { local } = environment
  local.clear()
  tokens.forget()
  local.write(localKeys.appVersion, version)
  local.write(localKeys.lmsId, app.lmsId)
}
