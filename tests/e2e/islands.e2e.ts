import { expect } from '@playwright/test'
import { ask } from '#tools/ask.ts'
import { pointAt } from './point-at.ts'
import { siteUrl, test, wakeAll } from './site.ts'

const classes = siteUrl('demo')
const request = siteUrl('demo', '/Request-Demo')

test('a click on a sleeping island wakes it and is done again', async ({ page }) => {
  await page.goto(classes)
  const filter = page.getByRole('button', { name: 'Sedang Berlangsung' })
  // No pointer, so that nothing but the click itself can wake the island.
  await filter.focus()
  await page.keyboard.press('Enter')
  await expect(filter).toHaveAttribute('aria-pressed', 'true')
  const badges = page.locator('#kelas .badge')
  await expect(badges.first()).toHaveText('Sedang Berlangsung')
  await expect.poll(async () => new Set(await badges.allTextContents()).size).toBe(1)
})

test('data of an island that waits to be operated is fetched with the first focus, and once', async ({
  page,
}) => {
  const payloads: string[] = []
  // Of this page: those of links in view may be fetched ahead meanwhile.
  page.on('request', (request) => request.url().endsWith('/_page/') && payloads.push(request.url()))
  await page.goto(classes)
  const boot = await page.locator('body > script#tenun').textContent()
  expect(boot).not.toContain('"kelas"')
  await page.getByRole('button', { name: 'Telah Selesai' }).focus()
  await expect(page.locator('#kelas')).toHaveAttribute('data-awake', '')
  await page.getByRole('button', { name: 'Telah Selesai' }).click()
  await expect(page.locator('#kelas .badge').first()).toHaveText('Telah Selesai')
  expect(payloads).toHaveLength(1)
})

test('an island whose rows have changed since its document shows them when it is operated', async ({
  page,
}) => {
  await page.goto(classes)
  const title = page.locator('#kelas h3').first()
  const name = (await title.textContent()) ?? ''
  await page.route('**/_page/', async (route) => {
    const port = Number(process.env['E2E_PORT'] ?? '3000')
    const { body } = await ask(port, { host: 'demo.localhost', path: '/_page/' })
    const hashed = body.replaceAll(/(data-hash=\\")[\w-]+/g, '$1newer')
    await route.fulfill({
      contentType: 'application/json',
      body: hashed.replaceAll(name, `${name} Baru`),
    })
  })
  await page.getByRole('button', { name: 'Telah Selesai' }).focus()
  await expect(page.locator('#kelas[data-hash=newer]')).toHaveAttribute('data-awake', '')
  await expect(title).toHaveText(`${name} Baru`)
})

test('data of an island that cannot be fetched is asked for again', async ({
  page,
  complaints,
}) => {
  await page.route('**/_page/', (route) => route.abort())
  await page.goto(classes)
  await page.getByRole('button', { name: 'Telah Selesai' }).click()
  await expect(page.locator('#kelas + .part-notice')).toContainText('belum dapat dimuat')
  await page.unroute('**/_page/')
  await page.getByRole('button', { name: 'Coba lagi' }).click()
  await page.getByRole('button', { name: 'Telah Selesai' }).click()
  await expect(page.locator('#kelas .badge').first()).toHaveText('Telah Selesai')
  complaints.length = 0
})

test('a browser that bars all storage wakes islands and follows links all the same', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Barred', 'SecurityError')
        },
      })
  })
  await page.goto(classes)
  const filter = page.getByRole('button', { name: 'Telah Selesai' })
  await filter.click()
  await expect(filter).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('#kelas .badge').first()).toHaveText('Telah Selesai')
  await page.goto(siteUrl('demo', '/Make-Appointment'))
  await page.getByLabel('Nama', { exact: true }).fill('Rahma')
  await expect(page.getByLabel('Nama', { exact: true })).toHaveValue('Rahma')
})

test('a form in view loads no React before a pointer is on the page, and is hydrated then', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.goto(request)
  const form = page.locator('[data-island=form]')
  await form.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect(await page.locator('[data-awake]').count()).toBe(0)
  expect(scripts.filter((url) => url.includes('/mount-'))).toEqual([])
  await pointAt(form)
  expect(scripts.filter((url) => url.includes('/mount-'))).toHaveLength(1)
})

test('a form that loses its other steps is hydrated as soon as it is in view', async ({ page }) => {
  await page.goto(siteUrl('demo', '/School/Register'))
  const form = page.locator('[data-island=form]')
  await form.scrollIntoViewIfNeeded()
  await expect(form).toHaveAttribute('data-awake', '')
})

test('what was typed before a reload is in its form again without a pointer', async ({ page }) => {
  await page.goto(request)
  const email = page.locator('[data-island=form] input[type=email]')
  await email.fill('kantor@contoh.example')
  await expect(page.locator('[data-island=form]')).toHaveAttribute('data-awake', '')
  await page.reload()
  await expect(email).toHaveValue('kantor@contoh.example')
})

test('the filter asks the service, and going back to all asks no more than once', async ({
  page,
}) => {
  await page.goto(classes)
  await wakeAll(page)
  const asked: string[] = []
  page.on(
    'request',
    (request) => request.url().includes('/api/v1/class/') && asked.push(request.url()),
  )
  await page.getByRole('button', { name: 'Telah Selesai' }).click()
  await expect(page.locator('#kelas .badge').first()).toHaveText('Telah Selesai')
  expect(asked).toHaveLength(1)
  expect(asked[0]).toContain('/api/v1/class/active?')
  expect(asked[0]).toContain('state=ended')
  await page.getByRole('button', { name: 'Semua' }).click()
  await expect(
    page.locator('#kelas .badge').filter({ hasNotText: 'Telah Selesai' }).first(),
  ).toBeVisible()
  expect(asked).toHaveLength(1)
})

test('the menu of a phone opens and closes by keyboard, and closes on navigation', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(siteUrl('foundation'))
  const open = page.getByRole('button', { name: 'Menu' })
  const link = page.locator('header nav a[href="/Class"]')
  await expect(link).toBeHidden()
  await open.click()
  await expect(link).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(link).toBeHidden()
  await expect(open).toBeFocused()
  await open.click()
  await link.click()
  await expect(page).toHaveURL(/\/Class$/)
  await expect(link).toBeHidden()
})

test('the menu of a phone opens with scripts off', async ({ browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  })
  const page = await context.newPage()
  await page.goto(siteUrl('lms'))
  const link = page.locator('header nav a').first()
  await expect(link).toBeHidden()
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(link).toBeVisible()
  await context.close()
})

test('the carousel of testimonies moves by its buttons, which hydrate it', async ({ page }) => {
  // A layout without a face: each face sets testimonies in a form of its own.
  await page.goto(siteUrl('penjaga'))
  const carousel = page.locator('[data-island=testimonials]')
  await carousel.scrollIntoViewIfNeeded()
  await expect(carousel).not.toHaveAttribute('data-awake')
  const track = carousel.locator('ul')
  const before = await track.evaluate((list) => list.scrollLeft)
  await carousel.getByRole('button').last().click()
  await expect.poll(() => track.evaluate((list) => list.scrollLeft)).toBeGreaterThan(before)
})

test('an island that fails keeps what the server drew', async ({ page, complaints }) => {
  await page.route('**/api/v1/class/active?*', (route) => route.abort())
  await page.goto(classes)
  await wakeAll(page)
  await page.getByRole('button', { name: 'Telah Selesai' }).click()
  await expect(page.getByRole('alert')).toContainText('belum dapat dimuat')
  await page.unroute('**/api/v1/class/active?*')
  await page.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(page.locator('#kelas .badge').first()).toHaveText('Telah Selesai')
  const reported = complaints.filter((line) => !line.includes('Failed to load resource'))
  expect(reported).toEqual([expect.stringMatching(/^No answer\./)])
  complaints.length = 0
})
