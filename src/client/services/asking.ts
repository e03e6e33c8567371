import { hostBase } from '#schemas/call-host.ts'
import { pathNames } from '#schemas/call-path.ts'
import { labelOf, messageOf, unwrap } from './call.ts'
import type { EndpointKey } from './declared.ts'
import * as endpoints from './endpoints/index.ts'
import type { Transport } from './transport.ts'

export interface Asking {
  /** The answer at an address of our own server, for SWR in islands. A failure is logged, and thrown. */
  ask(url: string): Promise<unknown>
}

/** Reads by address: the endpoint is found among all that there are. */
export const openAsking = (
  transport: Transport,
  log: (label: string, error: unknown) => void,
): Asking => ({
  async ask(url) {
    const call = findReading(url)
    try {
      return unwrap(call?.host ?? 'services', await transport.send({ call, url })).data
    } catch (error) {
      log(labelOf(call, messageOf(error)), error)
      throw error
    }
  },
})

/** The reading endpoint that has this address; of several the one that leaves least open. */
function findReading(url: string): EndpointKey | undefined {
  const segments = (url.split('?')[0] ?? '').split('/')
  const fits = ({ host, method, path }: EndpointKey) => {
    const wanted = (hostBase[host] + path).split('/')
    return (
      method === 'GET' &&
      wanted.length === segments.length &&
      wanted.every((one, i) => one === segments[i] || (one.startsWith('{') && segments[i] !== ''))
    )
  }
  return Object.values<EndpointKey>(endpoints)
    .filter(fits)
    .toSorted((a, b) => pathNames(a.path).length - pathNames(b.path).length)[0]
}
