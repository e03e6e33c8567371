import { createServer } from 'node:http'

/**
 * What a script of the provider does, as far as the page can tell: it reads the commands of gtag, sends page views to its own
 * collecting address, and would take cookies, what is stored and other addresses if it were let.
 */
const script = `(() => {
  const layer = (window.dataLayer = window.dataLayer || [])
  let fields = {}
  let id = ''
  const taken = () => {
    try { return String(document.cookie) + String(localStorage.getItem('appVersion') || '') } catch (error) { return '' }
  }
  const run = ([command, name, more]) => {
    if (command === 'config') { id = name; fields = { ...more } }
    if (command === 'set') Object.assign(fields, name)
    if (command !== 'event') return
    document.cookie = '_ga=1'
    const hit = { v: '2', tid: id, cid: fields.client_id, en: name, dl: more.page_location, dt: more.page_title, taken: taken(), _uip: '203.0.113.7' }
    navigator.sendBeacon('https://www.google-analytics.com/g/collect?' + new URLSearchParams(hit), '')
    fetch('https://stats.g.doubleclick.net/g/other?' + new URLSearchParams({ tid: 'G-OTHER0001' }))
  }
  const push = layer.push.bind(layer)
  layer.push = (...commands) => { commands.forEach(run); return push(...commands) }
  layer.forEach(run)
})()`

/** Everything that was sent to the provider. */
export interface Received {
  path: string
  query: Record<string, string>
  headers: Record<string, string | string[] | undefined>
}

/** Stands in for the provider of analytics on this machine. `/received` says what it was sent. */
export function startProvider(): Promise<{ origin: string; stop(): void }> {
  const received: Received[] = []
  const server = createServer((request, answer) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    request.resume()
    if (pathname === '/received') return void answer.end(JSON.stringify(received))
    received.push({
      path: pathname,
      query: Object.fromEntries(searchParams),
      headers: request.headers,
    })
    if (pathname !== '/gtag/js') return void answer.writeHead(204).end()
    answer.writeHead(200, { 'content-type': 'application/javascript; charset=UTF-8' }).end(script)
  })
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' ? address?.port : 0
      resolve({ origin: `http://127.0.0.1:${port}`, stop: () => void server.close() })
    })
  })
}
