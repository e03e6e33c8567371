import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { AppEnv } from '../http/app-env.ts'

/** As long as the account site has to return the browser. */
const cookieSeconds = 600

/** What a sign-in at another account site has sealed, as the browser gave it back; empty when it did not. */
export const readSealed = (c: Context<AppEnv>): string =>
  getCookie(c, cookieName(c.var.origin)) ?? ''

export const storeSealed = (c: Context<AppEnv>, sealed: string): void =>
  write(c, sealed, cookieSeconds)

export const forgetSealed = (c: Context<AppEnv>): void => write(c, '', 0)

function write(c: Context<AppEnv>, sealed: string, maxAge: number): void {
  const origin = c.var.origin
  const secure = isSecure(origin)
  const rules = { path: '/', httpOnly: true, sameSite: 'Lax', secure, maxAge } as const
  setCookie(c, cookieName(origin), sealed, rules)
}

const isSecure = (origin: string) => origin.startsWith('https:')
const cookieName = (origin: string) => (isSecure(origin) ? '__Host-sign-in' : 'sign-in')
