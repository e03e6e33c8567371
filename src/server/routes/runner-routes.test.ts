import { expect, test } from 'vitest'
import { appOf } from '#tests/made-up/app.ts'
import { layoutOf } from '#tests/made-up/compile-layouts.ts'
import { homeOf } from '#tests/made-up/layouts.ts'
import { runnerFile } from '../http/runner-file.ts'

const { get } = appOf({ layouts: [layoutOf(homeOf([]))] })
const address = 'http://coba.localhost/assets/runner.html'

test('the document of the runner has no origin, fetches nothing, and is framed by its site only', async () => {
  const answer = await get(address)
  const policy = answer.headers.get('content-security-policy') ?? ''
  expect(answer.status).toBe(200)
  expect(policy.replace(/sha256-[^']+/, 'hash')).toBe(
    "default-src 'none'; script-src 'hash' 'wasm-unsafe-eval'; style-src 'unsafe-inline'; img-src data:; " +
      "worker-src blob:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-scripts",
  )
  expect(policy).not.toMatch(/'unsafe-eval'|connect-src|allow-same-origin/)
})

test('who has the document is told so with 304', async () => {
  const etag = (await get(address)).headers.get('etag') ?? ''
  expect(etag).not.toBe('')
  const again = await get(address, { 'if-none-match': etag })
  expect([again.status, await again.text()]).toEqual([304, ''])
})

test('a script cannot end its element', () => {
  const { html } = runnerFile({ frame: 'frame("</script><b>")', worker: '"<!--</SCRIPT>"' })
  expect(html.match(/<\/script>/gi)).toHaveLength(2)
  expect(html).not.toContain('<!--')
})
