import type { VisitEnvironment } from './browser-environment.ts'
import { textBytes, toBase64url } from './bytes.ts'
import type { TokenPair, Tokens } from './tokens.ts'

type Means = Pick<VisitEnvironment, 'random' | 'cipher'>

/** The AppToken header of one call to a path, in the format that src/server/calls/app-token.ts checks. */
export async function appTokenFor(
  { token, code }: TokenPair,
  { path, tokens }: { path: string; tokens: Pick<Tokens, 'now'> },
  { random, cipher }: Means,
): Promise<string> {
  const { hmac, encrypt } = await cipher()
  const secret = textBytes(token)
  const key = (purpose: string) => hmac(secret, textBytes(purpose))
  const iv = random(16)
  const said = textBytes(JSON.stringify({ ts: tokens.now(), nonce: toBase64url(random(12)), path }))
  const encrypted = await encrypt(await key('encrypt'), iv, said)
  const signed = `${code}~${toBase64url(iv)}~${toBase64url(encrypted)}`
  return `${signed}~${toBase64url(await hmac(await key('mac'), textBytes(signed)))}`
}
