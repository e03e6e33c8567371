import { expect } from '@playwright/test'
import { test, watchfulUrl } from './site.ts'

test('pictures come in the size of their places, hold their room, and the first is never late', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const first = page.locator('#teras img')
  // A page waits half a second for what is known of a picture that is seen for the first time, and has no room for it before.
  await expect(async () => {
    await page.goto(watchfulUrl('penjaga', '/Gambar'))
    expect(await page.locator('#teras source').count()).toBeGreaterThan(0)
    expect(await page.locator('#galeri source').count()).toBeGreaterThan(0)
  }).toPass()
  await expect(first).toHaveJSProperty('complete', true)
  const seen = await first.evaluate((img: HTMLImageElement) => ({
    chosen: img.currentSrc,
    room: [img.width, Math.round((img.width * 1000) / 1600)],
    height: img.height,
    lazy: img.loading,
    priority: img.fetchPriority,
    ground: getComputedStyle(img).backgroundColor,
  }))
  expect(seen.chosen).toMatch(/\/_ipx\/f_avif,w_\d+\/media\/teras\.jpg\?v=/)
  expect(seen.height).toBe(seen.room[1])
  expect(seen).toMatchObject({ lazy: 'auto', priority: 'high' })
  expect(seen.ground).toMatch(/^rgb\(\d+, \d+, \d+\)$/)

  const second = page.locator('#galeri img').first()
  expect(await second.getAttribute('loading')).toBe('lazy')
  // As a visitor scrolls: what is far below is laid out when it comes near.
  await page.mouse.move(195, 400)
  for (let turn = 0; turn < 12; turn++) {
    await page.mouse.wheel(0, 200)
    await page.waitForTimeout(50)
  }
  await second.scrollIntoViewIfNeeded()
  await expect(second).toHaveJSProperty('complete', true)
  await page.locator('#galeri a').first().click()
  await expect(page.locator('dialog img')).toBeVisible()
  await page.keyboard.press('Escape')

  const shifts = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if (!(entry as unknown as { hadRecentInput: boolean }).hadRecentInput)
              sum += (entry as unknown as { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
      }),
  )
  expect(shifts).toBe(0)
})
