import { hostBase } from '#schemas/call-host.ts'
import { labelOf, messageOf, unwrap } from './call.ts'
import type { EndpointKey } from './declared.ts'
import type { Transport } from './transport.ts'

export interface Asking {
  /** The answer at an address of our own server, for SWR in islands. A failure is logged, and thrown. */
  ask(url: string): Promise<unknown>
}

/** Reads by address: all that must be known of the endpoint is in it. */
export const openAsking = (
  transport: Transport,
  log: (label: string, error: unknown) => void,
): Asking => ({
  async ask(url) {
    const call = readingAt(url)
    try {
      return unwrap(call?.host ?? 'services', await transport.send({ call, url })).data
    } catch (error) {
      log(labelOf(call, messageOf(error)), error)
      throw error
    }
  },
})

const hosts = Object.keys(hostBase) as EndpointKey['host'][]
const shared: readonly EndpointKey['host'][] = ['services', 'api']

/** The paths with parameters that are read; an app token names the path as it is declared. All others are their own addresses. */
const withParameters = [
  'silabus/{programId}',
  'statistic/chart/{id}',
  'statistic/batchs/active/{id}',
  'cms/app/setting/{key}',
  'v1/conversations/{id}/messages',
].map((path) => ({ path, form: new RegExp(`^${path.replace(/\{\w+\}/, '[^/]+')}$`) }))

/** What a read at this address is; undefined for an address that is not of our own server. */
export function readingAt(url: string): EndpointKey | undefined {
  const fits = hosts.filter((host) => url.startsWith(host === 'rest' ? '/rest/' : hostBase[host]))
  // Of the two hosts that share a base only the paths of one begin with a version.
  const ofShared = /^\/api\/v\d/.test(url) ? 'services' : 'api'
  const host = fits.find((one) => !shared.includes(one)) ?? (fits.length > 0 ? ofShared : undefined)
  if (host === undefined) return undefined
  const [address = ''] = url.slice(hostBase[host].length).split('?')
  const path = withParameters.find(({ form }) => form.test(address))?.path ?? address
  return { host, method: 'GET', path }
}
