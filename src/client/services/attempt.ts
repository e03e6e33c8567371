import type { Locale } from '#schemas/text.ts'
import { appTokenFor } from './app-token.ts'
import type { VisitEnvironment } from './browser-environment.ts'
import type { Tokens } from './tokens.ts'

/** The app that calls: its site, and the key that identifies it. */
export interface App {
  lmsId: string
  publicKey: string
  /** The language of the page, for messages. */
  locale: Locale
  /** The version of the product that made the document. */
  version: string
}

/** One request, ready to be sent. */
export interface Prepared extends RequestInit {
  url: string
  headers: Record<string, string>
  /** The path that an app token is made for; a request without it carries none. */
  tokenPath: string | undefined
  /** Send an app token only if there is one; without this, the first call fetches one. */
  withHeldToken?: boolean
}

export type Attempt = (request: Prepared) => Promise<Response | Error>

/**
 * Sends requests. When our server refuses the app token, the clock or the token is corrected and the request is sent once
 * more. Resolves to an error when there was no response.
 */
export function openAttempt(environment: VisitEnvironment, tokens: Tokens): Attempt {
  const once = async ({ url, tokenPath, withHeldToken, headers, ...init }: Prepared) => {
    const pair = tokenPath && (withHeldToken ? tokens.held() : await tokens.obtain())
    const made = pair && (await appTokenFor(pair, { path: tokenPath, tokens }, environment))
    try {
      return await environment.fetch(url, {
        ...init,
        headers: {
          accept: 'application/json, text/plain;q=0.9',
          ...(made && { AppToken: made }),
          ...headers,
        },
      })
    } catch (cause) {
      return new Error('No answer.', { cause })
    }
  }
  return async (request) => {
    const answer = await once(request)
    // Sent with every refusal of an app token, and with nothing else.
    const serverTime = answer instanceof Error ? null : answer.headers.get('x-server-time')
    if (serverTime === null) return answer
    tokens.correct(Number(serverTime))
    return once(request)
  }
}
