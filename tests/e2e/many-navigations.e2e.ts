import { expect, type Page } from '@playwright/test'
import { siteUrl, test, wakeAll } from './site.ts'

/** Goes to two pages in turn, by links of the page. */
async function navigate(page: Page, times: number): Promise<void> {
  for (let turn = 0; turn < times; turn++) {
    const path = turn % 2 === 0 ? '/Class' : '/'
    await page.evaluate((to) => {
      const link = document.createElement('a')
      link.href = to
      document.querySelector('main')?.append(link)
      link.click()
    }, path)
    await page.waitForFunction(
      (to) => location.pathname === to && !document.querySelector('main[aria-busy]'),
      path,
    )
  }
}

test('two hundred navigations leave no nodes and no listeners behind', async ({ browser }) => {
  test.setTimeout(240_000)
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(siteUrl('foundation'))
  await wakeAll(page)
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
  await context.close()
})
