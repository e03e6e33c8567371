import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chromium, type Browser, type Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentHeaders, plainHeaders, scriptHeaders } from '#src/server/http/security-headers.ts'
import { findBrowser } from '#tests/e2e/browser.ts'

/** Says what a script may do here: its origin, requests to its own and to another origin, and WebAssembly. */
const look = `
async function look(elsewhere) {
  const reaches = (url) => fetch(url, { mode: 'no-cors' }).then(() => true, () => false)
  const wasm = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])
  return {
    origin: self.origin,
    own: await reaches(new URL('/look.js', self.location.origin)),
    elsewhere: await reaches(elsewhere),
    wasm: await WebAssembly.compile(wasm).then(() => true, () => false),
  }
}`
const worker = `${look}; onmessage = async ({ data }) => postMessage(await look(data))`
const files: Record<string, { body: string; headers: Record<string, string>; type: string }> = {
  '/': { body: '', headers: documentHeaders('', undefined, ['worker']), type: 'text/html' },
  '/wasm': {
    body: '',
    headers: documentHeaders('', undefined, ['wasm', 'worker']),
    type: 'text/html',
  },
  '/look.js': {
    body: `${look}; self.look = look`,
    headers: scriptHeaders(false),
    type: 'text/javascript',
  },
  '/worker.js': { body: worker, headers: scriptHeaders(false), type: 'text/javascript' },
  '/wasm-worker.js': { body: worker, headers: scriptHeaders(true), type: 'text/javascript' },
  '/boxed.js': { body: worker, headers: plainHeaders, type: 'text/javascript' },
}
const page = '<!doctype html><title>Look</title><script src="/look.js"></script>'

let server: Server
let browser: Browser
let tab: Page
let origin = ''
beforeAll(async () => {
  server = createServer(({ url = '' }, answer) => {
    const file = files[url]
    const headers = { ...file?.headers, 'content-type': `${file?.type}; charset=utf-8` }
    answer.writeHead(file === undefined ? 404 : 200, headers)
    answer.end(file?.body || page)
  }).listen(0, '127.0.0.1')
  const executablePath = findBrowser((line) => process.stderr.write(`${line}\n`))
  browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  tab = await browser.newPage()
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  await browser.close()
  server.close()
})

/** The same server under another name is another origin. */
const elsewhere = () => `${origin.replace('127.0.0.1', 'localhost')}/look.js`

async function inWorker(at: string, script: string): Promise<unknown> {
  await tab.goto(origin + at)
  return tab.evaluate(
    ({ script, elsewhere }) =>
      new Promise((resolve) => {
        const worker = new Worker(script)
        worker.onmessage = ({ data }) => resolve(data)
        worker.onerror = () => resolve('refused')
        worker.postMessage(elsewhere)
      }),
    { script, elsewhere: elsewhere() },
  )
}

test('a worker of a built script has the origin of its site, and reaches no other', async () => {
  const strict = { origin, own: true, elsewhere: false, wasm: false }
  expect(await inWorker('/', '/worker.js')).toEqual(strict)
  expect(await inWorker('/wasm', '/worker.js')).toEqual(strict)
})

test('a worker compiles WebAssembly only when its own script may', async () => {
  expect(await inWorker('/', '/wasm-worker.js')).toEqual({
    origin,
    own: true,
    elsewhere: false,
    wasm: true,
  })
})

test('with the policy of files that are no scripts a worker would have no origin', async () => {
  expect(await inWorker('/', '/boxed.js')).not.toMatchObject({ origin })
})

test.each([
  ['/', false],
  ['/wasm', true],
])('the page at %s compiles WebAssembly: %j', async (path, wasm) => {
  await tab.goto(origin + path)
  const found = await tab.evaluate(
    (address) => (self as unknown as { look(address: string): Promise<object> }).look(address),
    elsewhere(),
  )
  expect(found).toEqual({ origin, own: true, elsewhere: false, wasm })
})
