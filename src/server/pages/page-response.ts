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
  const { encoding, bytes } = encode(page, request.acceptEncoding)
  return {
    status: page.status,
    headers: {
      ...headers,
      'content-length': String(bytes.length),
      ...(encoding ? { 'content-encoding': encoding } : {}),
    },
    bytes: request.method === 'HEAD' ? null : bytes,
  }
}

function encode(
  page: CachedPage,
  accepts = '',
): { encoding: 'br' | 'gzip' | undefined; bytes: Buffer } {
  if (/\bbr\b/.test(accepts)) return { encoding: 'br', bytes: page.br }
  if (/\bgzip\b/.test(accepts)) return { encoding: 'gzip', bytes: page.gzip }
  return { encoding: undefined, bytes: page.identity }
}
