import { resolve } from 'node:path'
import { z } from 'zod'
import { messagesIn, refusalsOf } from '#schemas/validation-messages.ts'
import { LocalEnvironment } from '#src/services/local/config.ts'
import { RemoteEnvironment } from '#src/services/remote/remote-config.ts'
import { OperatorError } from '#src/services/operator-error.ts'
import { type Network, parseNetworks } from './http/client-address.ts'

/** A variable that is there and empty is no number, rather than 0. */
const filled = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? Number.NaN : value), schema)

/** Every variable that the server reads. */
export const Environment = LocalEnvironment.extend(RemoteEnvironment.shape)
  .extend({
    PORT: filled(z.coerce.number().int().min(0).max(65_535)).default(3000),
    HOST: z.string().default('0.0.0.0'),
    DATA_DIR: z.string().default('.data'),
    PICTURE_CACHE_MB: filled(z.coerce.number().int().min(1).max(1_000_000)).default(512),
    PICTURE_WAIT_MS: filled(z.coerce.number().int().min(0).max(60_000)).default(500),
    CACHE_BYTES: filled(z.coerce.number().int().min(1_000_000).max(1e12)).default(64_000_000),
    DATABASE_URL: z
      .string()
      .regex(/^$|^postgres(ql)?:\/\//, {
        error: 'must be an address such as postgres://role:password@host/database',
      })
      .optional(),
    DATABASE_WAIT_SECONDS: filled(z.coerce.number().int().min(0).max(3600)).default(60),
    DRAIN_SECONDS: filled(z.coerce.number().min(0).max(120)).default(5),
    CLIENT_DIR: z.string().default('dist/client'),
    LAYOUTS_DIR: z.string().default('layouts'),
    LOCAL_HOSTS: z.enum(['on', 'off']).default('on'),
    WATCH: z.enum(['on', 'off']).optional(),
    SECURITY_CONTACT: z
      .string()
      .max(500)
      .regex(/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, {
        error: 'must be mailto: with an address, or an https: page',
      })
      .optional(),
    ANALYTICS_ORIGIN: z.url().optional(),
    INDEXNOW_URL: z
      .string()
      .regex(/^https?:\/\/\S+$/, {
        error: 'must be an address such as https://api.indexnow.org/indexnow',
      })
      .optional(),
    INDEXNOW_DELAY_SECONDS: filled(z.coerce.number().min(0).max(3600)).default(60),
    SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
    PUBLIC_API_URL: z
      .string()
      .regex(/^https?:\/\/[a-z0-9.{}-]+(:\d{1,5})?\/?$/, {
        error: 'must be an origin such as https://{site}.example.id',
      })
      .optional(),
    FONT_PROVIDER: z.url().default('https://fonts.googleapis.com'),
    TENUN_SECRET: z
      .string()
      .regex(/^[^\s,]{32,}(,[^\s,]{32,})*$/, {
        error: 'must be 32 characters or more; old ones follow after a comma',
      })
      .optional(),
    APP_VERSION: z.string().min(1).max(60).optional(),
    TRUST_PROXY: z
      .string()
      .default('')
      .transform(parseNetworks)
      .refine((networks) => networks !== undefined, {
        error: 'must be addresses and networks of your proxies: 10.0.0.5, 172.16.0.0/12, loopback',
      }),
    TRUSTED_PROXIES: z
      .undefined({ error: 'is TRUST_PROXY today, which lists the addresses of your proxies' })
      .optional(),
    ACCESS_LOG: z.enum(['on', 'off']).default('off'),
    METRICS_PORT: filled(z.coerce.number().int().min(0).max(65_535)).optional(),
    METRICS_HOST: z.string().default('127.0.0.1'),
    LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  })
  .refine(({ SERVICES, ACCOUNT_URL }) => SERVICES === 'local' || ACCOUNT_URL === undefined, {
    path: ['ACCOUNT_URL'],
    error: 'must not be set with SERVICES=remote: accounts are kept by the services at AUTH_URL',
  })

/** How one server runs; read from the environment once. */
export interface Config {
  port: number
  /** The port at which local names are reached: another one where a process in front passes requests on. */
  localPort: number
  host: string
  dataFolder: string
  /** What pictures in sizes may weigh together on the disk. */
  pictureBytes: number
  /** How long a page waits for the size of a picture that was not shown before, in milliseconds. */
  pictureWaitMs: number
  /** What finished pages, their parts and answers may take together in memory. */
  cacheBytes: number
  databaseUrl: string | undefined
  /** How long to wait at the start for a database that is not there yet, in milliseconds. */
  databasePatience: number
  /** How long requests are still answered after SIGTERM, while `/ready` is 503, in milliseconds. */
  drainMs: number
  layoutsFolder: string
  /** What the build wrote for browsers. */
  clientFolder: string
  /** Do localhost and `<layout>.localhost` answer? Say LOCAL_HOSTS=off on the open internet. */
  hasLocalHosts: boolean
  /** Whether every file of the layouts is watched; otherwise, which layouts there are. */
  isWatched: boolean
  /** Whether sites have a service worker, each unless its settings say otherwise. */
  hasServiceWorker: boolean
  fontProvider: string
  /** The origin that the browsers of an exported site ask, with `{site}` for the id of the site. */
  publicApi: string
  /** An origin that stands for both of the provider of analytics: a tagging server of the operator's own. */
  analyticsOrigin: string | undefined
  /** Where the URLs of changed pages are submitted to search engines, and how long after a change. */
  indexNow: { endpoint: string; delayMs: number } | undefined
  /** Where a flaw of the server is reported: an address of `mailto:` or `https:`. */
  securityContact: string | undefined
  /** Sign app tokens and payments of the sandbox, newest first; when empty, one is generated in the data folder. */
  secrets: readonly string[]
  /** The version that browsers compare with the one they stored, where it is not the product's own. */
  appVersion: string | undefined
  /** The networks of the proxies whose X-Forwarded-For and X-Forwarded-Proto are read. */
  proxies: readonly Network[]
  logLevel: string
  /** Whether every request is logged; with LOG_LEVEL=debug it is anyway. */
  isAccessLogged: boolean
  /** Where /metrics is served. */
  metrics: { port: number; host: string } | undefined
  /** What the local services read. */
  local: z.output<typeof LocalEnvironment>
  /** Where the services of an operator are, when they are not our own. */
  remote: z.output<typeof RemoteEnvironment>
}

/** A line for each variable that is wrong. Values are not repeated: some are secrets. */
const wrongVariables = (error: z.ZodError): string =>
  [
    'The environment is wrong. RUNNING.md has every variable.',
    ...refusalsOf(error).map(({ path, message }) => `  ${path.join('.')}: ${message}`),
  ].join('\n')

/** Reads the environment; throws with the name of the variable that is wrong. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const read = Environment.safeParse(environment, { error: messagesIn('en') })
  if (!read.success) throw new OperatorError(wrongVariables(read.error))
  const { data } = read
  // On a developer's machine payments work at once; elsewhere a provider must be chosen.
  const provider = data.LOCAL_HOSTS === 'on' ? 'local-sandbox' : 'off'
  return {
    port: data.PORT,
    localPort: data.PORT,
    host: data.HOST,
    dataFolder: data.DATA_DIR,
    pictureBytes: data.PICTURE_CACHE_MB * 1024 * 1024,
    pictureWaitMs: data.PICTURE_WAIT_MS,
    cacheBytes: data.CACHE_BYTES,
    databaseUrl: data.DATABASE_URL,
    databasePatience: data.DATABASE_WAIT_SECONDS * 1000,
    drainMs: data.DRAIN_SECONDS * 1000,
    clientFolder: resolve(data.CLIENT_DIR),
    layoutsFolder: resolve(data.LAYOUTS_DIR),
    hasLocalHosts: data.LOCAL_HOSTS === 'on',
    isWatched: (data.WATCH ?? data.LOCAL_HOSTS) === 'on',
    analyticsOrigin: data.ANALYTICS_ORIGIN?.replace(/\/$/, ''),
    hasServiceWorker: data.SERVICE_WORKER === 'on',
    publicApi: (data.PUBLIC_API_URL || `http://{site}.localhost:${data.PORT}`).replace(/\/$/, ''),
    fontProvider: data.FONT_PROVIDER.replace(/\/$/, ''),
    indexNow:
      data.INDEXNOW_URL === undefined
        ? undefined
        : { endpoint: data.INDEXNOW_URL, delayMs: data.INDEXNOW_DELAY_SECONDS * 1000 },
    securityContact: data.SECURITY_CONTACT,
    secrets: data.TENUN_SECRET?.split(',') ?? [],
    appVersion: data.APP_VERSION,
    proxies: data.TRUST_PROXY ?? [],
    logLevel: data.LOG_LEVEL,
    isAccessLogged: data.ACCESS_LOG === 'on',
    metrics:
      data.METRICS_PORT === undefined
        ? undefined
        : { port: data.METRICS_PORT, host: data.METRICS_HOST },
    local: LocalEnvironment.parse({ PAYMENT_PROVIDER: provider, ...environment }),
    remote: RemoteEnvironment.parse(environment),
  }
}
