import { expect, type Page } from '@playwright/test'
import { signInAgain } from './old-sign-in.ts'
import { fillSignIn, type Person } from './people.ts'
import { siteUrl, test } from './site.ts'
import { staff } from './staff.ts'
import { visitorPage } from './visitor.ts'

const payouts = siteUrl('demo', '/Akun/Pencairan')

test.describe.configure({ mode: 'serial', timeout: 120_000 })

/** Chooses the password of an invitation, and signs in on the way to the payouts. */
async function signInAsStaff(page: Page, person: Person, link = ''): Promise<void> {
  await page.goto(siteUrl('demo', link))
  await page.getByLabel('Kata sandi baru').fill(person.password)
  await page.getByRole('button').first().click()
  await expect(page.getByText('Kata sandi tersimpan')).toBeVisible()
  await page.goto(payouts)
  // Before the gate has its script its link leads to the page that signs in, as it does without scripts.
  await page.waitForLoadState('networkidle')
  await page.locator('[data-gate=go]').click()
  await fillSignIn(page, person)
  await expect(page.getByRole('heading', { name: 'Saldo' })).toBeVisible()
}

/** The balance, as the services have it. */
const balance = (page: Page) =>
  page.evaluate(async () => {
    const answer = await fetch('/api/v2/payout/balance', {
      headers: { authorization: `Bearer ${localStorage.getItem('access_token')}` },
    })
    return ((await answer.json()) as { data: object }).data
  })

/** Fills the form in, and sends it. */
async function request(page: Page, amount: string): Promise<void> {
  await page.getByRole('link', { name: 'Minta pencairan' }).click()
  await page.getByLabel('Jumlah dalam rupiah').fill(amount)
  await page.getByLabel('Bank', { exact: true }).selectOption('014')
  await page.getByLabel('Nomor rekening').fill('123 456 7890')
  await page.getByLabel('Nama pemilik rekening').fill('Sari Melati')
  await page.getByRole('button', { name: 'Minta pencairan' }).click()
}

/** Opens the question whether the payout of Rp50.000 is rejected, and gives the reason. */
async function beginRefusal(page: Page) {
  await page.getByRole('button', { name: /^Tolak: Rp50.000/ }).click()
  const refusal = page.getByRole('dialog', { name: 'Tolak pencairan ini?' })
  await refusal.getByLabel('Alasan penolakan').fill('Sudah dibayar bulan lalu')
  return refusal
}

test('a partner requests payouts, an administrator approves one and rejects the other', async ({
  browser,
}) => {
  const partner = await visitorPage(browser, { scripts: true })
  await partner.setViewportSize({ width: 390, height: 844 })
  await signInAsStaff(partner, staff.partner, process.env['E2E_PARTNER_LINK'])
  await expect(partner.getByText('Rp350.000')).toBeVisible()
  await request(partner, '400.000')
  await expect(partner.getByText('Saldo lebih kecil dari jumlah ini.').first()).toBeVisible()
  await partner.getByLabel('Jumlah dalam rupiah').fill('200.000')
  await partner.getByRole('button', { name: 'Minta pencairan' }).click()
  await expect(partner.getByRole('heading', { name: 'Rp200.000' })).toBeVisible()
  await request(partner, '50000')
  await expect(partner.getByRole('heading', { name: 'Rp50.000' })).toBeVisible()
  await expect(partner.getByRole('button', { name: /^Setujui/ })).toHaveCount(0)
  expect(await balance(partner)).toMatchObject({ available: 100_000, reserved: 250_000 })

  const admin = await visitorPage(browser, { scripts: true })
  await signInAsStaff(admin, staff.admin, process.env['E2E_ADMIN_LINK'])
  await admin.getByRole('button', { name: /^Setujui: Rp200.000/ }).click()
  const question = admin.getByRole('dialog', { name: 'Setujui pencairan ini?' })
  await expect(question).toContainText('1234567890')
  await question.getByRole('button', { name: 'Batal' }).click()
  await expect(question).toBeHidden()
  await admin.getByRole('button', { name: /^Setujui: Rp200.000/ }).click()
  await question.getByRole('button', { name: 'Setujui' }).click()
  await expect(admin.getByText(/Disetujui oleh Ratna Melati/)).toBeVisible()

  // A sign-in of long ago is sent to sign in once more, and back to the same payout.
  const refusal = await beginRefusal(admin)
  await admin.route('**/v2/payout/reject', (route) => route.fulfill(signInAgain), { times: 1 })
  await refusal.getByRole('button', { name: 'Tolak' }).click()
  await expect(refusal.getByText(/Anda perlu masuk sekali lagi/)).toBeVisible()
  await refusal.getByRole('button', { name: 'Masuk lagi' }).click()
  await fillSignIn(admin, staff.admin)
  await admin.waitForURL(/\/Akun\/Pencairan/)
  await (await beginRefusal(admin)).getByRole('button', { name: 'Tolak' }).click()
  await expect(admin.getByText('Alasan: Sudah dibayar bulan lalu')).toBeVisible()
  expect(await balance(admin)).toMatchObject({
    available: 150_000,
    reserved: 0,
    disbursed: 200_000,
  })
  await admin.getByLabel('Bank tujuan').selectOption('008')
  await admin.getByRole('button', { name: 'Tampilkan' }).click()
  await expect(admin.getByRole('heading', { name: 'Rp50.000' })).toBeHidden()
  await admin.getByLabel('Bank tujuan').selectOption('014')
  await admin.getByRole('button', { name: 'Tampilkan' }).click()
  await expect(admin.getByRole('heading', { name: 'Rp50.000' })).toBeVisible()
  await admin.getByRole('link', { name: 'Ditolak' }).click()
  await expect(admin.getByRole('heading', { name: 'Rp50.000' })).toBeVisible()
  await expect(admin.getByRole('heading', { name: 'Rp200.000' })).toBeHidden()
  await Promise.all([partner.context().close(), admin.context().close()])
})
