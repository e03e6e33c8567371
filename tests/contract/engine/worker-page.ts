import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chromium } from '@playwright/test'
import type { Problem } from '#schemas/problems.ts'
import { readSource } from '#src/library/read-source.ts'
import { documentHeaders, scriptHeaders } from '#src/server/http/security-headers.ts'
import { findBrowser } from '#tests/e2e/browser.ts'

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

/**
 * Serves a page that checks layouts in a worker with this engine, under the policies that a site's pages have whose
 * blocks need a worker, and that built scripts have.
 */
function serveWorkerPage(engine: string): Server {
  const files: Record<string, string> = {
    '/': '<!doctype html><title>Engine</title><script type="module" src="/main.js"></script>',
    '/main.js': main,
    '/worker.js': worker,
    '/engine.js': engine,
  }
  return createServer(({ url = '' }, answer) => {
    const body = files[url]
    const isScript = url.endsWith('.js')
    answer.writeHead(body === undefined ? 404 : 200, {
      ...(isScript ? scriptHeaders(false) : documentHeaders('', undefined, ['worker'])),
      'content-type': `${isScript ? 'text/javascript' : 'text/html'}; charset=utf-8`,
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

/** Which layout is checked, with those it extends, and as of which day. */
interface CheckRequest {
  own: string
  names: readonly string[]
  today: string
}

export interface WorkerPage {
  /** What the engine finds in a worker of Chromium, in a layout of this folder. */
  check(root: string, request: CheckRequest): Promise<Answer>
  close(): Promise<void>
}

/** Opens Chromium and a server of this engine. */
export async function openWorkerPage(engine: string): Promise<WorkerPage> {
  const server = serveWorkerPage(engine)
  const executablePath = findBrowser((line) => process.stderr.write(`${line}\n`))
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  return {
    async check(root, { own, names, today }) {
      const { port } = server.address() as AddressInfo
      const page = await browser.newPage()
      const sources = names.flatMap((name) => readSource(root, name) ?? [])
      try {
        await page.goto(`http://127.0.0.1:${port}/`)
        await page.waitForFunction(() => 'check' in self)
        return await page.evaluate(
          (message) =>
            (self as unknown as { check(message: unknown): Promise<Answer> }).check(message),
          { own, sources, today },
        )
      } finally {
        await page.close()
      }
    },
    async close() {
      await browser.close()
      server.close()
    },
  }
}
