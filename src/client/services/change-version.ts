import { schemeKey } from '#schemas/scheme-choice.ts'
import { beginVersion, type StartUpOptions } from './begin-version.ts'
import { consentKey } from './keys.ts'
import { readVersion, validateToken } from './endpoints/authorizer.ts'

/** Begins the version of the server, where another one is stored. Resolves to whether the app token may stay. */
export async function changeVersion(options: StartUpOptions, stored: string): Promise<boolean> {
  // Only with a token that exists: no new one is fetched that would be cleared at once.
  const held = { withHeldToken: true }
  const { version } = await options.call(readVersion, {}, held)
  if (stored === version) return true
  const { local } = options.environment
  // What a visitor has chosen is theirs, whatever version serves them.
  const chosen = [consentKey, schemeKey].map((key) => [key, local.read(key)] as const)
  beginVersion(options, version)
  for (const [key, choice] of chosen) if (choice !== null) local.write(key, choice)
  return (await options.call(validateToken, {}, held)).isValid
}
