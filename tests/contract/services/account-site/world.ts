import { createHash, randomBytes } from 'node:crypto'
import { exchangeCode, readMe, type Me } from '#schemas/services/account.ts'
import type { SiteName } from '../case.ts'
import type { RunningWorld } from '../worlds.ts'
import { type Browser, openBrowser, type Visited } from './browser.ts'
import { type Claims, type IdentityProvider, openIdentityProvider } from './identity-provider.ts'

const clientId = 'tenun-of-tests'
const clientSecret = 'a secret of the client that only tests know'
const sites = ['foundation', 'lms'] as const

/** Our server with its accounts at a provider, and people with browsers in front of both. */
export interface AccountWorld {
  world: RunningWorld
  provider: IdentityProvider
  /** The canonical origin of a site, which it takes for https. */
  origin(site: SiteName): string
  browser(): Browser
  /** A new person whom the provider knows, with a confirmed address unless the claims say otherwise. */
  newPerson(more?: Claims): { subject: string; email: string }
  /** Signs a subject in at a site, with a new browser, up to the answer of our own server. */
  signIn(subject: string, site?: SiteName): Promise<SignedIn>
  close(): Promise<void>
}

interface SignedIn {
  tab: Tab
  back: Visited
  me(): Promise<Me>
}

interface Options {
  /** A client without a secret, which is authenticated by PKCE alone. */
  isPublic?: boolean
}

type Open = (environment: Record<string, string>) => Promise<RunningWorld>

export async function openAccountWorld(
  open: Open,
  { isPublic = false }: Options = {},
): Promise<AccountWorld> {
  const provider = await openIdentityProvider()
  const world = await open({
    ACCOUNT_URL: provider.issuer,
    ACCOUNT_CLIENT_ID: clientId,
    ...(isPublic ? {} : { ACCOUNT_CLIENT_SECRET: clientSecret }),
  })
  const origin = (site: SiteName) => `https://${site}.tenun.example`
  provider.register([
    clientOf(
      isPublic,
      sites.flatMap((site) => [origin(site), world.origin(site)]),
    ),
  ])
  const browser = () => openBrowser(world.port)
  let number = 0
  return {
    world,
    provider,
    origin,
    browser,
    newPerson(more = {}) {
      const subject = `orang-${++number}`
      const email = `${subject}@sekolah.example`
      provider.people.set(subject, { name: 'Sari Wening', email, email_verified: true, ...more })
      return { subject, email }
    },
    async signIn(subject, site = 'foundation') {
      const [tab, own] = [newTab(origin(site)), browser()]
      const back = await own.visit(await throughProvider(own, tab, subject))
      return { tab, back, me: () => whoIs(world, { site, location: back.location, tab }) }
    },
    async close() {
      await world.close()
      await provider.close()
    },
  }
}

const clientOf = (isPublic: boolean, origins: string[]) => ({
  client_id: clientId,
  ...(isPublic
    ? { token_endpoint_auth_method: 'none' as const }
    : { client_secret: clientSecret, token_endpoint_auth_method: 'client_secret_basic' as const }),
  redirect_uris: origins.map((origin) => `${origin}/account/callback`),
})

/** What a tab stores while it signs in, as src/client/services/sign-in.ts does. */
export interface Tab {
  verifier: string
  state: string
  /** The path where a sign-in starts. */
  start: string
}

export function newTab(origin: string, returnPath?: string): Tab {
  const verifier = randomBytes(32).toString('base64url')
  const state = randomBytes(32).toString('base64url')
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  const query = new URLSearchParams({ challenge, state })
  if (returnPath !== undefined) query.set('return', returnPath)
  return { verifier, state, start: `${origin}/account/sign-in?${query}` }
}

/** Follows a sign-in from its start through the provider; returns where it redirects the browser to. */
export async function throughProvider(browser: Browser, { start }: Tab, as?: string) {
  let { location } = await browser.visit(start)
  while (!location.includes('/account/callback')) {
    const url = new URL(location)
    if (url.pathname.startsWith('/interaction/') && as !== undefined) url.searchParams.set('as', as)
    ;({ location } = await browser.visit(url.href))
    if (location === '') throw new Error(`The provider leads nowhere from ${url.href}.`)
  }
  return location
}

/** Exchanges the code that a browser returned with for an access token, and reads its account. */
export async function whoIs(
  world: RunningWorld,
  { site, location, tab }: { site: SiteName; location: string; tab: Tab },
): Promise<Me> {
  const code = new URL(location).searchParams.get('code')
  const exchanged = await world.call(exchangeCode, {
    site,
    input: { code, code_verifier: tab.verifier },
  })
  const { access_token } = exchangeCode.output.parse(exchanged.data)
  const headers = { authorization: `Bearer ${access_token}` }
  return readMe.output.parse((await world.call(readMe, { site, headers })).data)
}
