import { scopes } from '#schemas/scopes.ts'
import type { Json } from './json-schema.ts'

const ofAppToken = [
  'Names the app that calls: it authenticates nobody. Without it limits are lower.',
  'POST /api/v1/authorizer/token/generate with the `lmsId` of the site, its public key and the scopes',
  `(${scopes.join(', ')}; all of them when none is named) answers a \`token\` and a \`code\`, which hold for 23 hours.`,
  'The header is made anew for each call: `<code>~<iv>~<encrypted>~<mac>`, the last three in base64url without padding.',
  '`iv` is 16 random bytes. `encrypted` is AES-256-CBC with PKCS #7 of the JSON `{"ts": …, "nonce": …, "path": …}`:',
  'milliseconds since 1970, 8 to 64 characters that were not used before, and the path of the call below its host,',
  'with its names in braces (`v3/post/list`). Its key is HMAC-SHA-256 of the word `encrypt` with the token as the key.',
  '`mac` is HMAC-SHA-256 of `<code>~<iv>~<encrypted>`; its key is made in the same way of the word `mac`.',
  'A header that is older than five minutes or was used before is 401 with X-Server-Time, by which a clock is set.',
]

/** How a caller shows who it is. */
export const securitySchemes: Json = {
  appToken: { type: 'apiKey', in: 'header', name: 'AppToken', description: ofAppToken.join(' ') },
  bearer: { type: 'http', scheme: 'bearer', description: 'The access token of an account.' },
  publicKey: {
    type: 'apiKey',
    in: 'header',
    name: 'apikey',
    description: 'The public key of the site. The page of every site holds it.',
  },
}
