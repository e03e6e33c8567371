// Runs before the runtime in the documents of a site that was exported as files: their host reads no query and answers no call.
import { exportedPath, exportedPayload } from '#schemas/export-paths.ts'
import type { MovedPayload } from '#schemas/page-boot.ts'
import { pageOfPayload } from '#schemas/page-paths.ts'

const services = document.currentScript?.dataset['services'] ?? ''
const fetchFile = window.fetch.bind(window)

// A file host adds a slash to the path of a folder: the runtime and the islands read the page's own path.
if (/.\/$/.test(location.pathname))
  history.replaceState(
    history.state,
    '',
    location.pathname.replace(/\/+$/, '') + location.search + location.hash,
  )

window.fetch = (input, init) => {
  if (typeof input !== 'string' || !input.startsWith('/')) return fetchFile(input, init)
  const page = pageOfPayload(input)
  if (page !== undefined) return fetchPayload(page, init)
  const isCall = init?.method === 'POST' || /^\/(?:api|rest)\//.test(input)
  return fetchFile(isCall ? services + input : input, init)
}

/** The payload of a page; for a query that no file has, the address of the page at the server. */
function fetchPayload(page: string, init?: RequestInit): Promise<Response> {
  const { pathname, search } = new URL(page, location.href)
  const path = exportedPath(pathname, search)
  if (path !== undefined) return fetchFile(exportedPayload(path), init)
  return Promise.resolve(Response.json({ movedTo: services + pathname } satisfies MovedPayload))
}
