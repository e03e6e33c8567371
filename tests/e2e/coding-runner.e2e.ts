import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from '@playwright/test'
import { exercises, proofs, runInFrame, verdictsOf } from './exercises.ts'
import { siteUrl, test } from './site.ts'

const address = siteUrl('demo', '/Coding-Studio/jumlah-daftar')

/** What learners' code tries, each by an expression that should come to nothing. */
const tries = (url: string): readonly string[] => [
  `fetch('${url}/fetch').then(() => 'reached')`,
  `new Promise((yes, no) => { const x = new XMLHttpRequest(); x.onload = () => yes('reached'); x.onerror = no; x.open('GET', '${url}/xhr'); x.send() })`,
  `import('${url}/import').then(() => 'reached')`,
  `importScripts('${url}/scripts') ?? 'reached'`,
  `new Promise((yes, no) => { const s = new WebSocket('${url.replace('http', 'ws')}/socket'); s.onopen = () => yes('reached'); s.onerror = no })`,
  `new Promise((yes, no) => { const s = new EventSource('${url}/events'); s.onopen = () => yes('reached'); s.onerror = no })`,
  `(localStorage.setItem('a', 'b'), 'reached')`,
  `new Promise((yes, no) => { const r = indexedDB.open('a'); r.onsuccess = () => yes('reached'); r.onerror = no })`,
  `caches.open('a').then(() => 'reached')`,
  `(parent.document, 'reached')`,
  `(document.cookie, 'reached')`,
  `(new Worker('${url}/worker'), 'reached')`,
  `eval('"reached"')`,
  `new Function('return "reached"')()`,
]

test('code that tries to reach a server, the page or storage gets nothing', async ({
  page,
  complaints,
}) => {
  const reached: string[] = []
  const server = createServer(({ url = '' }, answer) => {
    reached.push(url)
    answer.writeHead(200, { 'access-control-allow-origin': '*' }).end('1')
  }).listen(0, '127.0.0.1')
  await new Promise((ready) => server.once('listening', ready))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  await page.goto(address)
  const checks = [...tries(url), `navigator.sendBeacon?.('${url}/beacon') ? 'reached' : 'kept'`]
  const found = await runInFrame(page, [
    {
      language: 'javascript',
      code: '',
      tables: '',
      checks: checks.map((run) => ({ run, read: '' })),
    },
    {
      language: 'html-css',
      code: `<meta http-equiv="refresh" content="0;url=${url}/meta"><link rel="stylesheet" href="${url}/css"><link rel="prefetch" href="${url}/prefetch"><style>@import '${url}/import.css'; p { background: url(${url}/background) }</style><p>a<img src="${url}/img" onerror="parent.x=1"><iframe src="${url}/frame"></iframe><form action="${url}/form"><button>b</button></form><svg><image href="${url}/svg"/></svg>`,
      tables: '',
      checks: [{ run: 'p', read: 'count' }],
    },
  ])
  expect(Object.keys(found[0]?.found ?? {})).toHaveLength(checks.length)
  expect(JSON.stringify(found[0]?.found)).not.toContain('reached')
  expect(found[1]?.found).toEqual({ 0: { value: '1' } })
  await page.waitForTimeout(500)
  expect(reached).toEqual([])
  server.close()
  // The browser tells of what the policy of the frame has refused.
  const others = complaints.filter((one) => !/Content Security Policy|sandbox/i.test(one))
  complaints.splice(0, complaints.length, ...others)
})

test('every exercise is solved by its solution, and not by the code that it begins with', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await page.goto(address)
  const found = await runInFrame(page, proofs)
  const wrong = exercises
    .filter(({ slug }) => proofs.some((one) => one.slug === slug))
    .flatMap((exercise) => {
      const [solution, starter] = ['solution', 'starter'].map((what) => {
        const at = proofs.findIndex((one) => one.slug === exercise.slug && one.what === what)
        return verdictsOf(exercise, found[at])
      })
      const isRight = solution?.every(Boolean) && !starter?.every(Boolean)
      return isRight ? [] : [{ slug: exercise.slug, solution, starter }]
    })
  expect(found).toHaveLength(58)
  expect(wrong).toEqual([])
})
