import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page, Route } from '@playwright/test'

export type Fault = 'refused' | 'slow' | 'garbage' | 'cut'
/** What can go wrong with a request that leaves the browser. */
export const faults: readonly Fault[] = ['refused', 'slow', 'garbage', 'cut']

let cutting: Promise<string> | undefined

/** The address of a server that begins each answer and closes the connection in the middle of it. */
const cuttingServer = (): Promise<string> =>
  (cutting ??= new Promise((done) => {
    const server = createServer((request, response) => {
      const isScript = request.url?.endsWith('.js')
      const type = isScript ? 'text/javascript' : 'application/json'
      response.writeHead(200, { 'content-type': type, 'content-length': 1000 })
      response.write(isScript ? 'const half = [' : '{"message":"Success","da')
      setTimeout(() => response.destroy(), 20)
    }).listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.unref()
      done(`http://127.0.0.1:${port}`)
    })
  }))

/** A fault of some addresses, until it is lifted. A slow answer comes after ten seconds of the page's clock. */
export async function breakAt(
  page: Page,
  address: RegExp,
  fault: Fault,
): Promise<() => Promise<void>> {
  const waiting: (() => void)[] = []
  const handle = async (route: Route) => {
    if (fault === 'refused') return route.abort('connectionrefused')
    if (fault === 'slow') {
      await new Promise<void>((done) => waiting.push(done))
      return route.continue().catch(() => undefined)
    }
    const type = { 'content-type': 'text/html' }
    if (fault === 'garbage')
      return route.fulfill({ headers: type, body: '<!doctype html><p>Masuk ke Wi-Fi hotel</p>' })
    const { pathname } = new URL(route.request().url())
    return route.continue({ url: new URL(pathname, await cuttingServer()).href })
  }
  await page.route(address, handle)
  return async () => {
    await page.unroute(address, handle)
    for (const done of waiting) done()
  }
}
