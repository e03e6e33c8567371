import { expect, type Page, type Route } from '@playwright/test'
import { newEmail, visitorPage } from './visitor.ts'
import { fillSignIn, openSession, signUp, type Person } from './people.ts'
import { siteUrl, test } from './site.ts'

const course = 'pola-tenun-dengan-kode'
const price = 'Rp199.000'
const classUrl = siteUrl('demo', `/Courses/@Premium/${course}`)
const enrol = (page: Page) => page.getByRole('link', { name: 'Daftar kelas ini' })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test.describe.configure({ timeout: 120_000 })

/** Somebody new, with an account at the site of the course. */
async function newPerson(page: Page): Promise<Person> {
  const password = 'kata sandi yang panjang'
  const person = { layout: 'demo', name: 'Rahma Yuniar', email: newEmail(), password }
  await signUp(page, person)
  return person
}

/** Opens an invoice for the course from its page, as who is signed in; ends on the page of the sandbox. */
async function beginPayment(page: Page): Promise<void> {
  await page.goto(classUrl)
  await enrol(page).click()
  await page.waitForURL(/\/api\/sandbox\//)
}

const choose = (page: Page, outcome: 'paid' | 'pending' | 'failed') =>
  page.locator(`button[value=${outcome}]`).click()

/** The states of the invoices of who is signed in, newest first, as the services have them. */
const states = (page: Page) =>
  page.evaluate(async () => {
    const answer = await fetch('/api/v1/learning/payment/list', {
      headers: { authorization: `Bearer ${localStorage.getItem('access_token')}` },
    })
    const { data } = (await answer.json()) as { data: { items: { state: string }[] } }
    return data.items.map(({ state }) => state)
  })

for (const [name, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1280, height: 800 }],
] as const)
  test(`on ${name} a class is paid for, from its page through the sign-in to its first premium chapter`, async ({
    browser,
  }) => {
    const page = await visitorPage(browser, { scripts: true })
    await page.setViewportSize(viewport)
    const person = await newPerson(page)
    await page.goto(classUrl)
    await enrol(page).click()
    await fillSignIn(page, person)
    // The enrolment goes on by itself.
    await page.waitForURL(/\/api\/sandbox\//)
    await choose(page, 'paid')
    await page.waitForURL(/\/Payment-Status\/Success\?order_id=/)
    await expect(heading(page, 'Pembayaran berhasil')).toBeVisible()
    await expect(page.getByText(price)).toBeVisible()
    expect(await states(page)).toEqual(['paid'])
    await page.getByRole('link', { name: 'Buka kelas' }).click()
    await page.waitForURL(/\/chapter\//)
    await expect(page.locator('[data-chapter-part=body]')).toBeVisible()
    await expect(page.getByText('Bab ini terbuka setelah kelasnya dibayar')).toBeHidden()
    await page.getByRole('button', { name: 'Tandai selesai' }).click()
    await expect(page.getByText('Bab ini sudah Anda selesaikan.')).toBeVisible()
    await page.goto(siteUrl('demo', '/Akun/Kelas'))
    await expect(page.getByText(/^1 dari \d+ bab selesai/)).toBeVisible()

    await page.goto(classUrl)
    await expect(page.getByText('Anda sudah terdaftar di kelas ini.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Buka kelas' })).toBeVisible()
    await expect(enrol(page)).toBeHidden()

    await page.goto(siteUrl('demo', '/Akun/Pembayaran'))
    await page.getByRole('link', { name: /^Kuitansi: / }).click()
    await expect(heading(page, 'Kuitansi')).toBeVisible()
    await expect(page.getByText(person.email)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Cetak kuitansi' })).toBeVisible()
    await page.context().close()
  })

test('a press before the part that pays is loaded waits for it', async ({ browser }) => {
  const page = await visitorPage(browser, { scripts: true })
  const person = await newPerson(page)
  const held: Route[] = []
  await page.route(/\/enrol-[^/]*\.js$/, (route) => void held.push(route), { times: 1 })
  await page.goto(classUrl)
  await enrol(page).click()
  await expect(enrol(page)).not.toHaveAttribute('data-held')
  await expect(enrol(page)).toHaveCSS('opacity', '0.6')
  await expect.poll(() => held.length).toBe(1)
  expect(page.url()).toContain(`/Courses/@Premium/${course}`)
  await held[0]?.continue()
  await fillSignIn(page, person)
  await page.waitForURL(/\/api\/sandbox\//)
  await page.context().close()
})

test('a payment that failed is repaid, from its page and from the list', async ({ browser }) => {
  const page = await visitorPage(browser, { scripts: true })
  await openSession(page, await newPerson(page))
  await beginPayment(page)
  await choose(page, 'failed')
  await page.waitForURL(/\/Payment-Status\/Error\?order_id=/)
  await expect(heading(page, 'Pembayaran gagal')).toBeVisible()
  await page.getByRole('button', { name: 'Coba bayar lagi' }).click()
  await page.waitForURL(/\/api\/sandbox\//)
  await choose(page, 'failed')
  await expect(heading(page, 'Pembayaran gagal')).toBeVisible()

  await page.goto(siteUrl('demo', '/Akun/Pembayaran'))
  await page.getByRole('button', { name: /^Bayar lagi: / }).click()
  await page.waitForURL(/\/api\/sandbox\//)
  await choose(page, 'paid')
  await expect(heading(page, 'Pembayaran berhasil')).toBeVisible()
  expect(await states(page)).toEqual(['paid', 'failed', 'failed'])
  await page.context().close()
})

test('a pending payment is asked about until it is paid', async ({ browser }) => {
  const page = await visitorPage(browser, { scripts: true })
  await openSession(page, await newPerson(page))
  await beginPayment(page)
  const payUrl = page.url()
  await choose(page, 'pending')
  await expect(heading(page, 'Pembayaran Anda sedang diproses')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Lanjutkan pembayaran' })).toHaveAttribute(
    'href',
    payUrl,
  )

  const other = await page.context().newPage()
  await other.goto(classUrl)
  await expect(other.getByRole('link', { name: 'Lanjutkan pembayaran' })).toBeVisible()
  await other.goto(payUrl)
  await choose(other, 'paid')
  await expect(heading(other, 'Pembayaran berhasil')).toBeVisible()
  await other.close()
  await page.waitForURL(/\/Payment-Status\/Success/, { timeout: 60_000 })
  await expect(heading(page, 'Pembayaran berhasil')).toBeVisible()
  await page.context().close()
})

test('a class is paid for, and its first chapter read and finished, by keyboard alone, in English', async ({
  browser,
}) => {
  const page = await visitorPage(browser, { scripts: true })
  await openSession(page, await newPerson(page))
  await page.goto(siteUrl('demo', `/en/Courses/@Premium/${course}`))
  await tabTo(page, 'Join this class')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/api\/sandbox\//)
  await tabTo(page, /^(Bayar|Pay)$/)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/en\/Payment-Status\/Success/)
  await expect(heading(page, 'Your payment was received')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open the class' })).toBeVisible()
  await tabTo(page, 'Open the class')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-chapter-part=body]')).toBeVisible()
  const first = await page.getByRole('heading', { level: 1 }).textContent()
  await tabTo(page, 'Mark as finished')
  await page.keyboard.press('Enter')
  await expect(page.getByText('You have finished this chapter.')).toBeVisible()
  await tabTo(page, /^Next chapter/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(first ?? '')
  await expect(page.locator('[data-chapter-part=body]')).toBeVisible()
  await page.context().close()
})

/** Presses Tab until an element with this name has the focus. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const target = page.locator('a:visible, button:visible').filter({ hasText: name }).first()
  await expect(target).toBeVisible()
  const isReached = () => target.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < 80 && !(await isReached()); presses++)
    await page.keyboard.press('Tab')
  expect(await isReached()).toBe(true)
}

test('a payment without a number, or with one that is not known, says so', async ({ browser }) => {
  const page = await visitorPage(browser, { scripts: true })
  await page.goto(siteUrl('demo', '/Payment-Status/Success'))
  await expect(heading(page, 'Pembayaran ini tidak ditemukan')).toBeVisible()
  await page.goto(siteUrl('demo', '/CallbackPayment?order_id=tenun-none'))
  await expect(heading(page, 'Pembayaran ini tidak ditemukan')).toBeVisible()
  await page.context().close()
})

test('offline the class says that nothing was paid, and goes on when the line is back', async ({
  browser,
}) => {
  const page = await visitorPage(browser, { scripts: true })
  await openSession(page, await newPerson(page))
  await page.goto(classUrl)
  await expect(page.locator('.class-enrol')).toHaveAttribute('aria-busy', 'false')
  await page.route('**/payment/invoice', (route) => route.abort())
  await enrol(page).click()
  await expect(page.getByText('Belum ada yang dibayar')).toBeVisible()
  await page.unroute('**/payment/invoice')
  await enrol(page).click()
  await page.waitForURL(/\/api\/sandbox\//)
  await page.context().close()
})

test('without scripts the class says what is missing, and its button leads to the sign-in', async ({
  browser,
}) => {
  const page = await visitorPage(browser, { scripts: false })
  await page.goto(classUrl)
  await expect(page.locator('noscript p', { hasText: 'Pendaftaran memerlukan' })).toBeVisible()
  await enrol(page).click()
  await page.waitForURL(/\/Login$/)
  await page.goto(siteUrl('demo', '/CallbackPayment?order_id=tenun-none'))
  await expect(page.locator('noscript p', { hasText: 'tetap tercatat' })).toBeVisible()
  await page.context().close()
})
