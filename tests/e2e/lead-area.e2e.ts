import { expect } from '@playwright/test'
import { pageOf } from './signed-in.ts'
import { siteUrl, test } from './site.ts'
import { emailOf, nameOf } from './staff.ts'

test('an administrator searches the programme that a lead is tied to', async ({ browser }) => {
  const admin = await pageOf(browser, 'moderator', { width: 390, height: 844 })
  const search = encodeURIComponent(emailOf('chair'))
  await admin.goto(siteUrl('demo', `/Kelola/Akun?kind=lead_program&search=${search}&program=a`))
  const heading = admin.getByRole('heading', { name: nameOf('chair'), exact: true })
  const row = admin.locator('.managed-row').filter({ has: heading })
  const choice = row.getByLabel('Program yang dipimpin', { exact: true })
  await expect(choice).toBeEnabled()
  const names = (await choice.locator('option').allTextContents()).slice(1)
  const name = names.at(-1) ?? ''
  await row.getByRole('searchbox', { name: 'Cari program yang dipimpin' }).fill(name)
  await row.getByRole('button', { name: 'Cari' }).click()
  await expect(row.getByText(`untuk “${name}”`)).toBeVisible()
  await expect(admin).toHaveURL(/kind=lead_program/)
  await choice.selectOption({ label: name })
  await row.getByRole('button', { name: /^Simpan cakupan/ }).click()
  await expect(row.getByText(`yang dilihatnya: Program ${name}`)).toBeVisible()
  const overflow = () => document.documentElement.scrollWidth - innerWidth
  expect(await admin.evaluate(overflow)).toBeLessThanOrEqual(0)
  await row.getByRole('searchbox').fill('tidak ada yang bernama begini')
  await row.getByRole('searchbox').press('Enter')
  await expect(row.getByText(/^Tidak ada program yang cocok/)).toBeVisible()
  await expect(choice.locator('option:checked')).toHaveText(name)
  await admin.context().close()
})
