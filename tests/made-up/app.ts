import type { Hono } from 'hono'
import type { CompiledLayout } from '#src/manifest/compile/compiled.ts'
import { createApp } from '#src/server/app.ts'
import type { AppEnv } from '#src/server/http/app-env.ts'
import type { BuiltFile } from '#src/server/routes/built-file-routes.ts'
import type { AccountSite } from '#src/services/accounts.ts'
import type { PaymentSandbox } from '#src/services/payment-sandbox.ts'
import type { SiteRow } from '#src/services/sites.ts'
import { buildSites, type Sites } from '#src/sites/sites.ts'
import { openMadeUpPages, type MadeUpPages, type MadeUpPagesOptions } from './pages.ts'
import { callsOf, servicesOf, type Answer } from './services.ts'

interface MadeUpApp extends MadeUpPages {
  app: Hono<AppEnv>
  sites: Sites
  /** Failed calls and pages, by path. */
  failures: string[]
  get(url: string, headers?: Record<string, string>, method?: string): Promise<Response>
}

interface Options extends Omit<MadeUpPagesOptions, 'failed'> {
  layouts: readonly CompiledLayout[]
  rows?: readonly SiteRow[]
  answer?: Answer
  files?: ReadonlyMap<string, BuiltFile>
  accountSite?: AccountSite
  sandbox?: PaymentSandbox
  throttle?(): { retryAfter: number } | null
  securityContact?: string
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
  ...ofPages
}: Options): MadeUpApp {
  const failures: string[] = []
  const made = servicesOf(answer)
  const services = {
    ...made,
    calls: { ...made.calls, throttle: async () => throttle() },
    accounts: { ...made.accounts, accountSite: accountSite ?? null },
    sandbox: sandbox ?? null,
  }
  const sites = buildSites({
    layouts,
    rows,
    hasLocalHosts: true,
    localOrigin: (id) => `http://${id}.localhost`,
    reportConflict: () => undefined,
  })
  const failed = (path: string) => void failures.push(path)
  const { pages, cache } = openMadeUpPages(services, { ...ofPages, failed })
  const app = createApp({
    sites: () => sites,
    pages,
    files,
    calls: callsOf(services, failed),
    wellKnown: { securityContact, now: () => Date.parse('2026-11-23T04:00:00Z') },
    readFile: (file) =>
      Promise.resolve(file.includes('gone') ? undefined : new TextEncoder().encode(file)),
  })
  const get: MadeUpApp['get'] = async (url, headers = {}, method = 'GET') =>
    app.request(url, { method, headers: { host: new URL(url).host, ...headers } })
  return { app, sites, pages, cache, failures, get }
}
