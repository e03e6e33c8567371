import { chromium, type Browser } from '@playwright/test'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registry } from '#blocks/registry.ts'
import type { Problem } from '#schemas/problems.ts'
import { readSource } from '#src/library/read-source.ts'
import { documentHeaders } from '#src/server/http/security-headers.ts'
import { findBrowser } from '#tests/e2e/browser.ts'
import { LayoutChecker } from '#tools/check/check-layouts.ts'
import { bundleEngine } from '#tools/engine/bundle.ts'
import { plantFaults } from './faults.ts'

const today = '2026-11-21'
const own = 'lms'
const names = [own, 'base']

const worker = `
import * as engine from './engine.js'
const violations = []
self.addEventListener('securitypolicyviolation', ({ violatedDirective }) => violations.push(violatedDirective))
self.onmessage = ({ data: { own, sources, today } }) => {
  const { blocks, checkers, rules } = engine
  const parsed = new Map(sources.map((source) => [source.name, engine.parseLayout(source, checkers)]))
  const find = (name) => parsed.get(name)
  const { problems } = engine.layoutResult(parsed.get(own), { find, blocks, checkers, rules, today })
  const before = violations.length
  let mayCompile = true
  try { new Function('') } catch { mayCompile = false }
  self.postMessage({ problems, violations: before, mayCompile })
}
`
const main = `
const worker = new Worker('/worker.js', { type: 'module' })
self.check = (message) => new Promise((resolve, reject) => {
  worker.onmessage = ({ data }) => resolve(data)
  worker.onerror = ({ message }) => reject(new Error(message))
  worker.postMessage(message)
})
`

let engine = ''
let server: Server
let browser: Browser
let folder = ''
beforeAll(async () => {
  engine = await bundleEngine()
  folder = await mkdtemp(join(tmpdir(), 'tenun-engine-'))
  server = serve({
    '/': '<!doctype html><title>Engine</title><script type="module" src="/main.js"></script>',
    '/main.js': main,
    '/worker.js': worker,
    '/engine.js': engine,
  })
  const executablePath = findBrowser((line) => process.stderr.write(`${line}\n`))
  browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
}, 300_000)
afterAll(async () => {
  await browser.close()
  server.close()
  await rm(folder, { recursive: true, force: true })
})

/** Serves these files under the policy of a site's pages, which has no workers yet, and besides allows one of our own. */
function serve(files: Record<string, string>): Server {
  const { 'content-security-policy': policy = '', ...headers } = documentHeaders('')
  return createServer(({ url = '' }, answer) => {
    const body = files[url]
    const type = url.endsWith('.js') ? 'text/javascript' : 'text/html'
    answer.writeHead(body === undefined ? 404 : 200, {
      ...headers,
      'content-security-policy': `${policy}; worker-src 'self'`,
      'content-type': `${type}; charset=utf-8`,
    })
    answer.end(body)
  }).listen(0, '127.0.0.1')
}

interface Answer {
  problems: Problem[]
  /** How often the policy stopped something during the check, and whether it allows code to be compiled. */
  violations: number
  mayCompile: boolean
}

/** What the engine finds in a worker of Chromium, in a layout of this folder. */
async function checkInWorker(root: string): Promise<Answer> {
  const { port } = server.address() as AddressInfo
  const page = await browser.newPage()
  const sources = names.flatMap((name) => readSource(root, name) ?? [])
  try {
    await page.goto(`http://127.0.0.1:${port}/`)
    await page.waitForFunction(() => 'check' in self)
    return await page.evaluate(
      (message) => (self as unknown as { check(message: unknown): Promise<Answer> }).check(message),
      { own, sources, today },
    )
  } finally {
    await page.close()
  }
}

const checkOnDisk = (root: string) =>
  new LayoutChecker({ root, blocks: registry, today }).check(own)?.problems

test('a layout has the same problems in a worker, under the policy of a site, as on the disk', async () => {
  const { problems, violations, mayCompile } = await checkInWorker('layouts')
  expect(problems).toEqual(checkOnDisk('layouts'))
  expect({ violations, mayCompile }).toEqual({ violations: 0, mayCompile: false })
})

test('a layout with faults of many families has the same problems too', async () => {
  for (const name of names) await cp(join('layouts', name), join(folder, name), { recursive: true })
  await plantFaults(join(folder, own))
  const onDisk = checkOnDisk(folder) ?? []
  const found = new Set(onDisk.map(({ rule }) => rule))
  expect([...found].toSorted()).toEqual(
    'contrast dead-link duplicate-key empty-text forbidden-key html-in-text insecure-link json-syntax mdx-code mdx-tag newer-version schema template-in-text unknown-block unknown-field unknown-page unknown-rule vague-link'.split(
      ' ',
    ),
  )
  const { problems, violations } = await checkInWorker(folder)
  expect(problems).toEqual(onDisk)
  expect(violations).toBe(0)
})

test('the engine is small enough to be loaded by an editor', () => {
  const { BROTLI_PARAM_QUALITY: quality } = constants
  const size = brotliCompressSync(engine, { params: { [quality]: 11 } }).length
  expect(size).toBeLessThanOrEqual(129_000)
})
