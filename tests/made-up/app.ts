import type { Hono } from 'hono'
import type { CompiledLayout } from '#src/manifest/compile/compiled.ts'
import { createApp, type AppOptions } from '#src/server/app.ts'
import type { AppEnv } from '#src/server/http/app-env.ts'
import type { AccountSite } from '#src/services/accounts.ts'
import type { PaymentSandbox } from '#src/services/payment-sandbox.ts'
import type { SiteRow } from '#src/services/sites.ts'
import { buildSites } from '#src/sites/build-sites.ts'
import { madeUpAnalytics, madeUpRunner, type MadeUpProvider } from './analytics.ts'
import { openMadeUpPages, type MadeUpPages, type MadeUpPagesOptions } from './pages.ts'
import { madeUpPictures, type MadeUpPictures } from './pictures.ts'
import { callsOf, servicesOf, type Answer } from './services.ts'

interface MadeUpApp extends MadeUpPages {
  app: Hono<AppEnv>
  sites: ReturnType<typeof buildSites>
  /** Failed calls and pages, by path. */
  failures: string[]
  get(url: string, headers?: Record<string, string>, method?: string): Promise<Response>
}

interface Options extends Omit<MadeUpPagesOptions, 'failed' | 'pictures'> {
  layouts: readonly CompiledLayout[]
  rows?: readonly SiteRow[]
  answer?: Answer
  files?: AppOptions['files']
  accountSite?: AccountSite
  sandbox?: PaymentSandbox
  throttle?(): { retryAfter: number } | null
  securityContact?: string
  provider?: MadeUpProvider
  worker?: AppOptions['worker']
  pictures?: MadeUpPictures
}

/** The whole app over layouts of a test, without a listening socket. */
export function appOf({
  layouts,
  rows = [],
  answer = () => null,
  files = new Map(),
  accountSite,
  sandbox,
  throttle = () => null,
  securityContact,
  provider,
  worker,
  pictures: ofPictures,
  ...ofPages
}: Options): MadeUpApp {
  const failures: string[] = []
  const failed = (path: string) => void failures.push(path)
  const { pictures, stored, readFile } = madeUpPictures(ofPictures, failed)
  const made = servicesOf(answer)
  const services = {
    ...made,
    calls: { ...made.calls, throttle: async () => throttle() },
    accounts: { ...made.accounts, accountSite: accountSite ?? null },
    sandbox: sandbox ?? null,
    files: stored,
  }
  const sites = buildSites({
    layouts,
    rows,
    hasLocalHosts: true,
    localOrigin: (id) => `http://${id}.localhost`,
    reportConflict: () => undefined,
  })
  const { pages, cache } = openMadeUpPages(services, { ...ofPages, pictures, failed })
  const app = createApp({
    sites: () => sites,
    pages,
    files,
    analytics: madeUpAnalytics(provider, () => failed('analytics')),
    worker,
    runner: madeUpRunner,
    calls: callsOf(services, failed),
    wellKnown: { securityContact, now: () => Date.parse('2026-11-23T04:00:00Z') },
    readFile,
    pictures,
  })
  const get: MadeUpApp['get'] = async (url, headers = {}, method = 'GET') =>
    app.request(url, { method, headers: { host: new URL(url).host, ...headers } })
  return { app, sites, pages, cache, failures, get }
}
