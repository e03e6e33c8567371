import { domainToASCII } from 'node:url'

/** A host as every other part of the server knows it: lower case, punycode, no port, no trailing dot. */
export function normaliseHost(header: string): string | undefined {
  if (header.length === 0 || header.length > 300) return undefined
  const match = /^(\[[0-9a-f:.]+\]|[^:[\]/@?#%\\\s]+)(:\d{1,5})?$/i.exec(header)
  const name = match?.[1]?.replace(/\.$/, '')
  if (name === undefined) return undefined
  if (name.startsWith('[')) return name.toLowerCase()
  const ascii = domainToASCII(name)
  return /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/.test(ascii) &&
    ascii.length <= 253
    ? ascii
    : undefined
}
