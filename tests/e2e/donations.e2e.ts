import { expect, type Page } from '@playwright/test'
import { ask } from './ask.ts'
import { mailsTo } from './mails.ts'
import { pageOf } from './signed-in.ts'
import { pointAt } from './point-at.ts'
import { siteUrl, test } from './site.ts'
import { newEmail, storedFor, visitorPage } from './visitor.ts'

const form = (page: Page) => page.locator('[data-island=form]')
const input = (page: Page, name: string) => form(page).locator(`[name="${name}"]`)
const receiptForm = /TN-[2-9A-Z]{4}-[2-9A-Z]{4}/

interface Donation {
  id: string
  name: string | null
  amount: number
  state: string
}

// The totals of two tests would mix.
test.describe.configure({ mode: 'serial', timeout: 120_000 })

/** The sum of all donations that the public call answers, in rupiah. */
const totalOn = (page: Page) =>
  page.evaluate(async () => {
    const answer = await fetch('/api/v1/donation/total')
    return ((await answer.json()) as { data: { total: number } }).data.total
  })

/** The donations of somebody, as the staff of the site read them. */
const donationsOf = async (admin: Page, name: string, state = 'pending') =>
  (
    await ask<{ items: Donation[] }>(
      admin,
      `v1/manage/donation/list?state=${state}&search=${encodeURIComponent(name)}`,
    )
  ).data.items

async function open(page: Page, path: string, scripts: boolean): Promise<void> {
  await page.goto(siteUrl('demo', path))
  if (scripts) await pointAt(form(page))
}

for (const [how, scripts, width] of [
  ['with scripts', true, 390],
  ['without scripts', false, 1280],
] as const)
  test(`${how}, a donation is paid, has its receipt, and raises the total`, async ({ browser }) => {
    const admin = await pageOf(browser, 'moderator')
    const before = await totalOn(admin)
    const page = await visitorPage(browser, { scripts })
    await page.setViewportSize({ width, height: 844 })
    const email = newEmail()
    const name = `Donatur ${email.slice(6, 14)}`
    await open(page, '/Donation/Pay', scripts)
    const send = form(page).locator('button[type=submit]')
    const amounts = form(page).getByRole('radiogroup', { name: 'Jumlah' })
    await send.click()
    await expect(amounts).toHaveAttribute('aria-invalid', 'true')
    await expect(amounts).toContainText('Isi bagian ini.')
    await expect(form(page).locator('.form-summary a').first()).toHaveText(
      'Jumlah: Isi bagian ini.',
    )
    await input(page, 'amount.other').fill('500')
    await input(page, 'email').fill(email)
    await send.click()
    await expect(input(page, 'amount.other')).toHaveAttribute('aria-invalid', 'true')
    await form(page).locator('.form-summary a').click()
    await expect(input(page, 'amount.other')).toBeFocused()
    await input(page, 'amount.other').fill('')
    await form(page).getByLabel('Rp180.000').check()
    await input(page, 'name').fill(name)
    await input(page, 'email').fill('bukan surel')
    await form(page).locator('button[type=submit]').click()
    await expect(input(page, 'email')).toHaveAttribute('aria-invalid', 'true')
    await expect(form(page).getByLabel('Rp180.000')).toBeChecked()
    await input(page, 'email').fill(email)
    await form(page).locator('button[type=submit]').click()
    await page.waitForURL(/\/receipt\//)
    await expect(page.getByRole('heading', { name: 'Donasi Anda belum dibayar' })).toBeVisible()
    await page.getByRole('link', { name: 'Bayar sekarang' }).click()
    await page.locator('button[value=paid]').click()
    await page.waitForURL(/\/receipt\//)
    await expect(page.getByRole('heading', { name: /donasi Anda sudah kami terima/ })).toBeVisible()
    await expect(page.getByText('Rp180.000')).toBeVisible()
    const receipt = receiptForm.exec((await page.locator('main').textContent()) ?? '')?.[0]
    expect(receipt).toBeDefined()
    expect(await donationsOf(admin, name, 'approved')).toEqual([
      expect.objectContaining({ name, amount: 180_000, state: 'approved' }),
    ])
    expect(await totalOn(admin)).toBe(before + 180_000)
    await expect.poll(() => storedFor(email), { timeout: 30_000 }).toBe(1)
    expect((await mailsTo(email)).join('\n')).toContain(receipt)
    await Promise.all([page.context().close(), admin.context().close()])
  })

test('a payment that was cancelled leads back to the form', async ({ browser }) => {
  const page = await visitorPage(browser, { scripts: false })
  await open(page, '/en/Donation/Pay', false)
  await form(page).getByLabel('Rp50,000').check()
  await input(page, 'email').fill(newEmail())
  await form(page).locator('button[type=submit]').click()
  await page.getByRole('link', { name: 'Pay now' }).click()
  await expect(page.getByText('Rp50,000')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('heading', { name: 'The payment was cancelled' })).toBeVisible()
  await page.getByRole('link', { name: 'Fill in the form again' }).click()
  await page.waitForURL(siteUrl('demo', '/en/Donation/Pay'))
  await page.context().close()
})

test('a pledge counts when the staff have confirmed it', async ({ browser }) => {
  const admin = await pageOf(browser, 'moderator')
  const before = await totalOn(admin)
  const page = await visitorPage(browser, { scripts: true })
  const name = `Penjanji ${newEmail().slice(6, 14)}`
  await open(page, '/Donation', true)
  await form(page).getByLabel('Rp50.000').check()
  await input(page, 'name').fill(name)
  await form(page).locator('button[type=submit]').click()
  const sent = form(page).locator('.form-sent')
  await expect(sent).toContainText(receiptForm)
  await expect(sent.locator('.form-receipt')).toHaveCSS('white-space', 'nowrap')
  const sizes = await sent
    .locator('h3, p')
    .evaluateAll((all) =>
      all.map((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
    )
  expect(sizes[0]).toBeGreaterThan(Math.max(...sizes.slice(1)))
  expect(await totalOn(admin)).toBe(before)
  const [pledge] = await donationsOf(admin, name)
  await ask(admin, 'v1/manage/donation/approve', { id: pledge?.id })
  expect(await totalOn(admin)).toBe(before + 50_000)
  await expect(async () => {
    await page.goto(siteUrl('demo', '/Donation'))
    const shown = new Intl.NumberFormat('id').format(before + 50_000)
    await expect(page.locator('.donation-total-number')).toContainText(shown)
  }).toPass({ timeout: 15_000 })
  await Promise.all([page.context().close(), admin.context().close()])
})
