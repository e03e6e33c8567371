import { isSafeAddress } from '#schemas/address.ts'
import type { Files } from '#src/services/files.ts'
import type { Site } from '#src/sites/sites.ts'
import type { FeedSound } from './feed.ts'

const types: Readonly<Record<string, string>> = {
  mp3: 'audio/mpeg',
  m4a: 'audio/x-m4a',
  ogg: 'audio/ogg',
  opus: 'audio/ogg',
  wav: 'audio/wav',
}

/** The address of an episode's sound, with its type and size as far as they are known; undefined where it has no address. */
export async function soundOf(
  address: string | null,
  { site, files }: { site: Site; files: Files },
): Promise<Omit<FeedSound, 'seconds'> | undefined> {
  if (address === null || !isSafeAddress(address)) return undefined
  const ending = /\.([a-z0-9]+)(?:\?|$)/i.exec(address)?.[1]?.toLowerCase() ?? ''
  const type = types[ending] ?? 'audio/mpeg'
  const url = address.startsWith('/') ? site.origin + address : address
  const [, area, name = ''] = /^\/(media|drive)\/([^?#]+)/.exec(address) ?? []
  if (area === 'media') return { url, type, bytes: site.layout.assets.get(name)?.bytes ?? 0 }
  if (area !== 'drive') return { url, type, bytes: 0 }
  const file = await files.read(site.id, name)
  return file === null ? { url, type, bytes: 0 } : { url, type: file.type, bytes: file.bytes }
}
