import { expect, type Page } from '@playwright/test'
import { mailsTo } from './mails.ts'
import { pageOf } from './signed-in.ts'
import { siteUrl, test } from './site.ts'
import { newEmail } from './visitor.ts'

test.describe.configure({ timeout: 120_000 })

const phone = { width: 390, height: 844 }
const at = (path: string) => siteUrl('demo', path)

/** The row of a list with this heading. */
const rowOf = (page: Page, name: string) =>
  page.locator('.managed-row').filter({ has: page.getByRole('heading', { name, exact: true }) })

test('a superadmin invites an administrator of another site, and suspends the account', async ({
  browser,
}) => {
  const overseer = await pageOf(browser, 'overseer', phone)
  const email = newEmail()
  const name = `Pengelola ${email.slice(6, 14)}`
  await overseer.goto(at('/Kelola/Operator'))
  const fresh = rowOf(overseer, 'Pengelola baru')
  await fresh.getByLabel('Situs').selectOption('lms')
  await fresh.getByLabel('Nama').fill(name)
  await fresh.getByLabel('Alamat surel').fill(email)
  await fresh.getByRole('button', { name: /^Undang/ }).click()
  await expect(fresh.getByText('Undangan sedang dikirim lewat surel.')).toBeFocused()
  await expect.poll(() => mailsTo(email).then((mails) => mails.length), { timeout: 30_000 }).toBe(1)

  await overseer.goto(at(`/Kelola/Operator?site=lms&search=${encodeURIComponent(email)}`))
  const row = rowOf(overseer, name)
  await expect(row).toContainText('(lms)')
  await row.getByRole('button', { name: /^Tangguhkan/ }).click()
  const question = overseer.getByRole('dialog', { name: 'Tangguhkan akun ini?' })
  await expect(question).toContainText(email)
  await question.getByRole('button', { name: 'Tangguhkan' }).click()
  await expect(row.getByText('Ditangguhkan. Semua sesinya sudah berakhir.')).toBeFocused()
  await overseer.goto(at(`/Kelola/Operator?site=demo&search=${encodeURIComponent(email)}`))
  await expect(overseer.getByRole('heading', { name: 'Pengelola baru' })).toBeVisible()
  await expect(row).toHaveCount(0)
  await overseer.context().close()
})
