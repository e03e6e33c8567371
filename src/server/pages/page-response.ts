import { acceptedEncoding } from '../http/accepted-encoding.ts'
import type { CachedPage } from './page-cache.ts'

interface PageRequest {
  method: string | undefined
  ifNoneMatch: string | undefined
  acceptEncoding: string | undefined
  /** The query of the request, which a redirect passes on. */
  search?: string
}

interface PageResponse {
  status: number
  headers: Record<string, string>
  /** Null where a response has no body: for HEAD, and for what the browser has already. */
  bytes: Buffer | null
}

/** What a request for a page is answered with, in the smallest encoding that the browser takes. */
export function pageResponse(page: CachedPage, request: PageRequest): PageResponse {
  const headers = { ...page.headers, etag: page.etag, vary: 'accept-encoding' }
  const { location } = page.headers
  if (location !== undefined)
    return {
      status: page.status,
      headers: {
        ...page.headers,
        location: location + (request.search ?? ''),
        'content-length': '0',
      },
      bytes: null,
    }
  if (page.status === 200 && request.ifNoneMatch === page.etag)
    return { status: 304, headers, bytes: null }
  const encoding = acceptedEncoding(request.acceptEncoding, ['br', 'gzip', 'identity'])
  if (encoding === undefined) return notAcceptable
  const bytes = page[encoding]
  return {
    status: page.status,
    headers: {
      ...headers,
      'content-length': String(bytes.length),
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    },
    bytes: request.method === 'HEAD' ? null : bytes,
  }
}

const text = Buffer.from('Take br, gzip or identity.\n')
const notAcceptable: PageResponse = {
  status: 406,
  headers: {
    'content-type': 'text/plain; charset=utf-8',
    'content-length': String(text.length),
    'cache-control': 'no-store',
    vary: 'accept-encoding',
  },
  bytes: text,
}
