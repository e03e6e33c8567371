import { expect, type CDPSession, type Page } from '@playwright/test'
import { followLink, siteUrl, test, wakeAll } from './site.ts'

/** Goes to two pages in turn, by links of the page, and wakes the islands of each. */
async function navigate(page: Page, times: number): Promise<void> {
  for (let turn = 0; turn < times; turn++) {
    const path = turn % 2 === 0 ? '/Contact' : '/'
    await followLink(page, path)
    await page.waitForFunction(
      (to) => location.pathname === to && !document.querySelector('main[aria-busy]'),
      path,
    )
    await wakeAll(page)
  }
}

/** An expression for the prototype of React's roots, by an island that has one. */
const rootPrototype = `(() => {
  const island = document.querySelector('[data-awake]')
  const key = Object.keys(island).find((name) => name.startsWith('__reactContainer'))
  return Object.getPrototypeOf(island[key].stateNode)
})()`

/** How many roots of React are in the memory of a page, after its garbage was collected. */
async function countRoots(session: CDPSession): Promise<number> {
  const { result } = await session.send('Runtime.evaluate', { expression: rootPrototype })
  const { objects } = await session.send('Runtime.queryObjects', {
    prototypeObjectId: result.objectId ?? '',
    objectGroup: 'roots',
  })
  const counted = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration: 'function () { return this.length }',
    returnByValue: true,
  })
  await session.send('Runtime.releaseObjectGroup', { objectGroup: 'roots' })
  return Number(counted.result.value)
}

test('two hundred navigations leave no roots, no nodes and no listeners behind', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(siteUrl('demo'))
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  const count = async () => {
    await page.waitForTimeout(1000)
    await session.send('HeapProfiler.collectGarbage')
    const { metrics } = await session.send('Performance.getMetrics')
    const valueOf = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0
    return { nodes: valueOf('Nodes'), listeners: valueOf('JSEventListeners') }
  }
  await navigate(page, 20)
  const before = await count()
  await navigate(page, 200)
  const after = await count()
  // One page more or less may not have been collected yet.
  const onPage = await page.evaluate(() => document.querySelectorAll('*').length)
  expect(after.nodes - before.nodes).toBeLessThan(onPage)
  expect(after.listeners - before.listeners).toBeLessThan(50)
  const islands = await page.locator('[data-awake]').count()
  expect(islands).toBeGreaterThan(0)
  expect(await countRoots(session)).toBeLessThanOrEqual(2 * islands)
  await context.close()
})
