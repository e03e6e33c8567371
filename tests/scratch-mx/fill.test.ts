import { test } from 'vitest'
import { backends, openForTest } from '#src/services/local/open-for-test.ts'
import { fillServices } from '#tools/bench/services/fill.ts'
import { madeCalls } from '#tools/bench/services/calls.ts'
import { dispatch } from '#src/services/local/dispatch.ts'
test.each(backends)('$name', async ({newPlace}) => {
  const o = await openForTest(await newPlace(), 600000)
  try {
  await fillServices(o.backend, {sites: 20, posts: 5000, classes: 1000, others: 100})
  for (const c of madeCalls(3, o.serves)) {
    try { const t=performance.now(); const a = await o.serve(c.endpoint, c.ctx, c.endpoint.input.parse(c.input)); const ms=performance.now()-t
    const parsed = a === null ? null : c.endpoint.output.parse(a) as any
    console.log(c.name, ms.toFixed(1), parsed===null ? 'NULL' : JSON.stringify(parsed.pagination ?? '').slice(0,90) + ' ' + JSON.stringify(parsed).length) } catch (e) { console.log('FAIL', c.name, String(e).slice(0,200)) }
  }
  } finally { await o.close() }
}, 300000)
