import type { Hono } from 'hono'
import { type Endpoint, UserKind } from '#schemas/endpoint.ts'
import { readSettings } from '#schemas/services/cms.ts'
import { prepareStyles } from '#src/render/styles.ts'
import { createApp } from '#src/server/app.ts'
import { AppTokens } from '#src/server/calls/app-token.ts'
import { bindServerEndpoints } from '#src/server/calls/server-endpoints.ts'
import type { CallOptions } from '#src/server/calls/call-env.ts'
import type { AppEnv } from '#src/server/http/app-env.ts'
import { PageCache } from '#src/server/pages/page-cache.ts'
import { openPages, type Pages } from '#src/server/pages/site-pages.ts'
import type { BuiltFile } from '#src/server/routes/built-file-routes.ts'
import type {
  AccountSite,
  PaymentSandbox,
  ServiceContext,
  Services,
  SiteRow,
} from '#src/services/service.ts'
import { buildSites, type Sites } from '#src/sites/sites.ts'
import type { CompiledLayout } from '#src/manifest/compile/compiled.ts'
import { madeUpBlocks } from './blocks.tsx'

export type Answer = (endpoint: Endpoint, input: unknown, ctx: ServiceContext) => unknown

/** Services at the edge of the system: they answer with what a test says. */
export const servicesOf = (answer: Answer): Services => ({
  name: 'made up',
  serve: async (endpoint, ctx, input) => answer(endpoint, input, ctx),
  serves: (endpoint) => endpoint.path !== readSettings.path,
  receive: async (endpoint, ctx, _file, input) => answer(endpoint, input, ctx),
  readFile: async () => null,
  async *stream(endpoint, ctx, input) {
    const lines: unknown = answer(endpoint, input, ctx)
    if (Array.isArray(lines)) yield* lines
  },
  rest: async () => ({ status: 200, headers: {}, body: '[]' }),
  throttle: async () => null,
  // An access token of a test is the kind of who shows it.
  identify: async (_siteId, bearer) => {
    const kind = UserKind.safeParse(bearer)
    return kind.success ? { userId: `the ${kind.data}`, kind: kind.data } : null
  },
  onChange: () => () => undefined,
  sandbox: null,
  accountSite: null,
  setBranding: () => undefined,
  invite: () => Promise.resolve('https://site.example/account/reset'),
  readSites: () => Promise.resolve([]),
  saveSite: () => Promise.resolve(),
  seed: () => Promise.resolve(false),
  close: () => Promise.resolve(),
})

/** The door to the services, as the server opens it. */
export function callsOf(services: Services, failed: (path: string) => void): CallOptions {
  const tokens = new AppTokens(['a secret that only tests know'])
  return {
    services,
    tokens,
    serverEndpoints: bindServerEndpoints({ tokens, version: '1.0.0', store: services }),
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
  /** What failed: calls by their path, pages by theirs. */
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

/** The whole app over layouts of a test; nothing listens. */
export function appOf({
  layouts,
  rows = [],
  answer = () => null,
  files = new Map(),
  accountSite,
  sandbox,
}: Options): MadeUpApp {
  const failures: string[] = []
  const services = {
    ...servicesOf(answer),
    accountSite: accountSite ?? null,
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
