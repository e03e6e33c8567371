import { isLocalHost } from '#schemas/local-host.ts'
import { isPublic } from '../../../outbound.ts'

interface Payer {
  /** The origin of the site at the host that was asked. */
  origin: string
  /** The network address that the call came from; absent for calls of the server itself. */
  address?: string | undefined
}

/**
 * Whether a call came to a name of this machine or its network, and from there: anyone can write such a name into a
 * request.
 */
export function isLocalPayer({ origin, address }: Payer): boolean {
  if (!URL.canParse(origin) || !isLocalHost(new URL(origin).hostname)) return false
  return address === undefined || (address !== 'unknown' && !isPublic(address.replace('/64', '')))
}
