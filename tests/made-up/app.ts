import type { Hono } from 'hono'
import { type Endpoint, UserKind } from '#schemas/endpoint.ts'
import { readSettings } from '#schemas/services/cms.ts'
import { prepareStyles } from '#src/render/styles.ts'
import { createApp } from '#src/server/app.ts'
import { AppTokens } from '#src/server/calls/app-token.ts'
import { ownCalls } from '#src/server/calls/server-endpoints.ts'
import type { CallOptions } from '#src/server/calls/call-env.ts'
import type { AppEnv } from '#src/server/http/app-env.ts'
import { PageCache } from '#src/server/pages/page-cache.ts'
import { openPages, type Pages } from '#src/server/pages/site-pages.ts'
import type { BuiltFile } from '#src/server/routes/built-file-routes.ts'
import type { AccountSite } from '#src/services/accounts.ts'
import type { ServiceContext } from '#src/services/calls.ts'
import type { PaymentSandbox } from '#src/services/payment-sandbox.ts'
import type { Services } from '#src/services/service.ts'
import type { SiteRow } from '#src/services/sites.ts'
import { buildSites, type Sites } from '#src/sites/sites.ts'
import type { CompiledLayout } from '#src/manifest/compile/compiled.ts'
import { madeUpBlocks } from './blocks.tsx'

export type Answer = (endpoint: Endpoint, input: unknown, ctx: ServiceContext) => unknown

/** Fake services that return what a test defines. */
export const servicesOf = (answer: Answer): Services => ({
  name: 'made up',
  calls: {
    serve: async (endpoint, ctx, input) => answer(endpoint, input, ctx),
    serves: (endpoint) => endpoint.path !== readSettings.path,
    receive: async (endpoint, ctx, { input }) => answer(endpoint, input, ctx),
    async *stream(endpoint, ctx, input) {
      const lines: unknown = answer(endpoint, input, ctx)
      if (Array.isArray(lines)) yield* lines
    },
    rest: async () => ({ status: 200, headers: {}, body: '[]' }),
    throttle: async () => null,
  },
  accounts: {
    // The access token of a test is the caller's user kind.
    identify: async (_siteId, bearer) => {
      const kind = UserKind.safeParse(bearer)
      return kind.success ? { userId: `the ${kind.data}`, kind: kind.data } : null
    },
    invite: () => Promise.resolve('https://site.example/account/reset'),
    accountSite: null,
  },
  sites: {
    read: () => Promise.resolve([]),
    save: () => Promise.resolve(),
    seed: () => Promise.resolve(false),
    onChange: () => () => undefined,
    setBranding: () => undefined,
  },
  files: { read: async () => null },
  sandbox: null,
  close: () => Promise.resolve(),
})

/** Options of the service calls, as the server sets them. */
export function callsOf(services: Services, failed: (path: string) => void): CallOptions {
  const tokens = new AppTokens(['a secret that only tests know'])
  return {
    services,
    tokens,
    own: ownCalls({
      tokens,
      version: '1.0.0',
      store: { readSites: services.sites.read, saveSite: services.sites.save },
    }),
    version: '1.0.0',
    proxies: 0,
    stopping: new AbortController().signal,
    failed,
  }
}

interface MadeUpApp {
  app: Hono<AppEnv>
  sites: Sites
  pages: Pages
  cache: PageCache
  /** Failed calls and pages, by path. */
  failures: string[]
  get(url: string, headers?: Record<string, string>, method?: string): Promise<Response>
}

interface Options {
  layouts: readonly CompiledLayout[]
  rows?: readonly SiteRow[]
  answer?: Answer
  files?: ReadonlyMap<string, BuiltFile>
  accountSite?: AccountSite
  sandbox?: PaymentSandbox
}

/** The whole app over layouts of a test, without a listening socket. */
export function appOf({
  layouts,
  rows = [],
  answer = () => null,
  files = new Map(),
  accountSite,
  sandbox,
}: Options): MadeUpApp {
  const failures: string[] = []
  const made = servicesOf(answer)
  const services = {
    ...made,
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
  const cache = new PageCache({ siteBytes: 1e6, freshMs: 60_000, partialMs: 1000, now: Date.now })
  const pages = openPages({
    registry: madeUpBlocks,
    services,
    cache,
    deadlineMs: 1000,
    styles: prepareStyles('.calm{a:1}'),
    files: { script: '/assets/main.js', sheet: '/assets/all.css' },
    fontProvider: 'https://fonts.example',
    publicKey: (siteId) => `the key of ${siteId}`,
    report: () => undefined,
    failed: (_site, path) => failures.push(path),
  })
  const app = createApp({
    sites: () => sites,
    pages,
    files,
    calls: callsOf(services, (path) => failures.push(path)),
    readFile: (file) =>
      Promise.resolve(file.includes('gone') ? undefined : new TextEncoder().encode(file)),
  })
  const get: MadeUpApp['get'] = async (url, headers = {}, method = 'GET') =>
    app.request(url, { method, headers: { host: new URL(url).host, ...headers } })
  return { app, sites, pages, cache, failures, get }
}
