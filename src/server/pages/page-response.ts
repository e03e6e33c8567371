import { negotiatedEncoding, type Encoding } from '../http/accepted-encoding.ts'
import type { Bytes } from './compress.ts'
import type { EncodedForm } from './encoded-body.ts'
import type { CachedPage } from './page-cache.ts'

interface PageRequest {
  method: string | undefined
  ifNoneMatch: string | undefined
  acceptEncoding: string | undefined
  /** The query of the request, which a redirect passes on. */
  search: string
}

export interface PageResponse {
  status: number
  /** Names and values in turn, as `writeHead` takes them without copying. It is shared: never change it. */
  head: readonly string[]
  /** Null where a response has no body: for HEAD, and for what the browser has already. */
  bytes: Bytes | null
}

/** What a request for a page is answered with, in the smallest encoding that the browser takes. */
export async function pageResponse(page: CachedPage, request: PageRequest): Promise<PageResponse> {
  const chosen = choose(page, request)
  if (typeof chosen !== 'string') return chosen
  return responseOf(page, request, [chosen, await page.body.require(chosen)])
}

/** The same where it needs no work; undefined where the encoding must be made first. */
export function readyResponse(page: CachedPage, request: PageRequest): PageResponse | undefined {
  const chosen = choose(page, request)
  if (typeof chosen !== 'string') return chosen
  const form = page.body.find(chosen)
  return form && responseOf(page, request, [chosen, form])
}

/** A response without a body of the page, or the encoding that the body is sent in. */
function choose(page: CachedPage, request: PageRequest): PageResponse | Encoding {
  const { location } = page.headers
  if (location !== undefined) return redirect(page, location + request.search)
  if (page.status === 200 && request.ifNoneMatch === page.body.etag) return notModified(page)
  return negotiatedEncoding(request.acceptEncoding) ?? notAcceptable
}

function responseOf(
  page: CachedPage,
  { method }: PageRequest,
  [encoding, form]: [Encoding, EncodedForm],
): PageResponse {
  form.head ??= [
    ...flat(page.headers),
    ...validators(page),
    'content-length',
    String(form.bytes.length),
    ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
  ]
  return { status: page.status, head: form.head, bytes: method === 'HEAD' ? null : form.bytes }
}

const notModifiedOf = new WeakMap<CachedPage, PageResponse>()

function notModified(page: CachedPage): PageResponse {
  const known = notModifiedOf.get(page)
  if (known !== undefined) return known
  const head = [...flat(page.headers), ...validators(page)]
  const made: PageResponse = { status: 304, head, bytes: null }
  notModifiedOf.set(page, made)
  return made
}

const redirect = ({ status, headers }: CachedPage, location: string): PageResponse => ({
  status,
  head: flat({ ...headers, location, 'content-length': '0' }),
  bytes: null,
})

const flat = (headers: Readonly<Record<string, string>>): string[] => Object.entries(headers).flat()

const validators = ({ body }: CachedPage) => ['etag', body.etag, 'vary', 'accept-encoding']

const text = Buffer.from('Take br, gzip or identity.\n')
const notAcceptable: PageResponse = {
  status: 406,
  head: flat({
    'content-type': 'text/plain; charset=utf-8',
    'content-length': String(text.length),
    'cache-control': 'no-store',
    vary: 'accept-encoding',
  }),
  bytes: text,
}
