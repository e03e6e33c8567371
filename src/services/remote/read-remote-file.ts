import { drivePath } from '#schemas/paths.ts'
import { cutOut, rangeHeader } from '../byte-range.ts'
import { readBounded } from '../outbound.ts'
import { ServiceError } from '../service-error.ts'
import type { StoredFile } from '../files.ts'
import { baseFor } from './remote-config.ts'
import type { RemoteHttp } from './remote-http.ts'

/**
 * A file of the operator's drive, read from the address of an upload's `url` at the drive's own host; null when
 * it does not exist. Browsers themselves read an upload whose `url` is absolute.
 */
export async function readRemoteFile(
  http: RemoteHttp,
  siteId: string,
  key: string,
): Promise<StoredFile | null> {
  const base = baseFor(http.config.bases, 'drive', siteId)
  const url = new URL(drivePath(encodeURIComponent(key)), base).href
  const { deadlineMs } = http.config
  // A compressed answer would not have the announced length.
  const headers = { 'accept-encoding': 'identity' }
  const ask = (method: 'HEAD' | 'GET', more: Record<string, string> = {}) =>
    http.breakers.run({ base, isRead: true, totalMs: deadlineMs }, (leftMs) =>
      http.sendRaw(url, { method, headers: { ...headers, ...more }, deadlineMs: leftMs }),
    )
  const { status, headers: said } = await ask('HEAD')
  if (status === 404) return null
  const sha256 = /^"([0-9a-f]{64})"$/.exec(said.get('etag') ?? '')?.[1]
  const bytes = Number(said.get('content-length') ?? 0)
  if (status !== 200 || sha256 === undefined || !(bytes > 0))
    throw new ServiceError(502, 'The drive does not answer as one.')
  return {
    name: nameIn(said.get('content-disposition') ?? ''),
    type: said.get('content-type') ?? '',
    bytes,
    sha256,
    async open(part) {
      const answer = await ask('GET', part && { range: rangeHeader(part) })
      if (answer.status === 206 && part) return answer.body
      if (answer.status === 200) return part ? cutOut(answer.body, part) : answer.body
      await readBounded(answer.body)
      return null
    },
  }
}

function nameIn(disposition: string): string {
  try {
    return decodeURIComponent(/filename\*=UTF-8''([^;\s]+)/i.exec(disposition)?.[1] ?? 'file')
  } catch {
    return 'file'
  }
}
