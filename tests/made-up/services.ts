import { type Endpoint, UserKind } from '#schemas/endpoint.ts'
import { readSettings } from '#schemas/services/cms.ts'
import { AppTokens } from '#src/server/calls/app-token.ts'
import type { CallOptions } from '#src/server/calls/call-env.ts'
import { bindServerEndpoints } from '#src/server/routes/server-endpoints.ts'
import type { ServiceContext } from '#src/services/calls.ts'
import type { Services } from '#src/services/service.ts'
import { layoutList } from '#src/manifest/compile/layout-head.ts'
import { SiteTable } from '#src/sites/site-table.ts'

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
    operators: {
      list: () => Promise.resolve({ rows: [], total: 0 }),
      invite: () => Promise.reject(new Error('Nobody is invited to what is made up.')),
      suspend: () => Promise.resolve(null),
      resume: () => Promise.resolve(null),
    },
    accountSite: null,
  },
  sites: {
    read: () => Promise.resolve([]),
    find: () => Promise.resolve({ row: undefined, claims: [] }),
    save: () => Promise.resolve(),
    remove: () => Promise.resolve(),
    usage: () => Promise.resolve({ rows: {}, changes: [] }),
    claims: () => Promise.resolve([]),
    changeClaims: () => Promise.resolve(),
    seed: () => Promise.resolve('filled'),
    seeded: () => Promise.resolve([]),
    onChange: () => () => undefined,
    setBranding: () => undefined,
    setForms: () => undefined,
  },
  files: { read: async () => null },
  sandbox: null,
  state: () => 'ready',
  begin: () => Promise.resolve(),
  close: () => Promise.resolve(),
})

const noSites = {
  layouts: layoutList([]),
  hasLocalHosts: true,
  localOrigin: (id: string) => `http://${id}.localhost`,
  reportConflict: () => undefined,
}

/** Options of the service calls, as the server sets them. */
export function callsOf(services: Services, failed: (path: string) => void): CallOptions {
  const tokens = new AppTokens(['a secret that only tests know'])
  return {
    services,
    tokens,
    serverEndpoints: bindServerEndpoints({
      tokens,
      version: '1.0.0',
      operators: services.accounts.operators,
      management: {
        current: () => new SiteTable(noSites),
        layouts: () => noSites.layouts,
        store: services.sites,
      },
    }),
    version: '1.0.0',
    proxies: [],
    stopping: new AbortController().signal,
    failed,
  }
}
