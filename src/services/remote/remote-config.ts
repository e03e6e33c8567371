import { z } from 'zod'
import { type EndpointHost, hostBase } from '#schemas/endpoint.ts'

const Base = z
  .string()
  .regex(/^https?:\/\/[^\s/?#@]+(\/[^\s?#]*)?$/, {
    error: 'must be an address such as https://{site}.example.id/api',
  })
  .optional()

/**
 * The environment variables of an operator's hosts. `{site}` in an address, in the id of the app and in its secret is
 * replaced by the id of the site. A host that is not configured is below REMOTE_URL, with the paths of our own server.
 */
export const RemoteEnvironment = z.object({
  SERVICES: z.enum(['local', 'remote']).default('local'),
  REMOTE_URL: z
    .string()
    .regex(/^https?:\/\/[^\s/?#@]+$/, {
      error: 'must be an origin such as https://{site}.example.id',
    })
    .default('http://localhost:3001'),
  SERVICES_URL: Base,
  LMS_URL: Base,
  API_URL: Base,
  AUTH_URL: Base,
  MAILER_URL: Base,
  ASSISTANT_URL: Base,
  DRIVE_URL: Base,
  REST_URL: Base,
  REMOTE_APP_ID: z.string().min(1).default('{site}'),
  REMOTE_APP_SECRET: z.string().min(1).optional(),
  REMOTE_SITES: z
    .string()
    .default('')
    .transform((list) => list.split(',').filter((id) => id !== '')),
})

export interface RemoteConfig {
  /** The base address of each host, with `{site}` for the site and without a slash at its end. */
  bases: Record<EndpointHost, string>
  appId: string
  /** The secret of the app at a site, with which it requests app tokens. */
  appSecret(siteId: string): string
  /** The sites whose settings are read from the hosts. */
  sites: readonly string[]
  /** How long a call may take in all, with every attempt, in milliseconds. */
  deadlineMs: number
  /** How often settings are read again. */
  settingsMs: number
}

/**
 * Converts the environment into the configuration of the remote services. Without a configured secret it is our
 * own public key.
 */
export function toRemoteConfig(
  environment: z.output<typeof RemoteEnvironment>,
  publicKey: (siteId: string) => string,
): RemoteConfig {
  const { REMOTE_URL, REMOTE_APP_ID, REMOTE_APP_SECRET, REMOTE_SITES } = environment
  const hosts = Object.keys(hostBase) as EndpointHost[]
  const baseOf = (host: EndpointHost) =>
    environment[`${host.toUpperCase()}_URL` as 'API_URL'] ?? REMOTE_URL + hostBase[host]
  return {
    bases: Object.fromEntries(
      hosts.map((host) => [host, baseOf(host).replace(/\/$/, '')]),
    ) as RemoteConfig['bases'],
    appId: REMOTE_APP_ID,
    appSecret: (siteId) => REMOTE_APP_SECRET?.replaceAll('{site}', siteId) ?? publicKey(siteId),
    sites: REMOTE_SITES,
    deadlineMs: 5000,
    settingsMs: 60_000,
  }
}

/** The base address of a host for a site. Throws for an id that could lead to another host. */
export function baseFor(bases: RemoteConfig['bases'], host: EndpointHost, siteId: string): string {
  if (!/^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(siteId))
    throw new Error(`The site id ${siteId} is no name of a host.`)
  return bases[host].replaceAll('{site}', siteId)
}

/**
 * The hosts that an operator has configured and that may therefore be in a private network; `*` is any site.
 */
export const privateHostsOf = (bases: RemoteConfig['bases']): string[] => [
  ...new Set(Object.values(bases).map((base) => new URL(base.replaceAll('{site}', '*')).hostname)),
]
