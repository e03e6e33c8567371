import { readFile } from 'node:fs/promises'
import { expect, test, type Page } from '@playwright/test'
import { axeViolations } from './axe-violations.ts'
import { mailsTo } from './mails.ts'
import { pageOf } from './signed-in.ts'
import { pointAt } from './point-at.ts'
import { siteUrl } from './site.ts'
import { newEmail, visitorPage } from './visitor.ts'

test.describe.configure({ timeout: 120_000 })

const form = (page: Page) => page.locator('form:has([value="buletin"])')

/** The link of the last mail to an address whose subject has these words. */
async function linkIn(email: string, words: string): Promise<string> {
  let link: string | undefined
  await expect
    .poll(
      async () => {
        const mail = (await mailsTo(email)).findLast((text) => text.includes(words))
        link = /http:\/\/[^\s<>"]+\/newsletter\/[^\s<>"]+/.exec(mail ?? '')?.[0]
        return link
      },
      { timeout: 30_000 },
    )
    .toBeDefined()
  return link ?? ''
}

for (const scripts of [false, true])
  test(`${scripts ? 'with' : 'without'} scripts, a visitor subscribes, confirms by mail, is listed, and leaves`, async ({
    browser,
  }) => {
    const page = await visitorPage(browser, { scripts })
    const email = newEmail()
    await page.goto(siteUrl('demo'))
    if (scripts) await pointAt(page.locator('[data-island=form]').last())
    await form(page).locator('[name=email]').fill(email)
    await form(page).getByRole('button', { name: 'Berlangganan' }).click()
    await expect(page.getByText('Periksa surel Anda')).toBeVisible()

    const admin = await pageOf(browser, 'moderator')
    const isListed = async () => {
      await admin.goto(siteUrl('demo', `/Kelola/Buletin?search=${encodeURIComponent(email)}`))
      await expect(admin.getByRole('heading', { name: 'Pelanggan' })).toBeVisible()
      return admin.locator('.subscribers').getByText(email).isVisible()
    }
    expect(await isListed()).toBe(false)

    await page.goto(await linkIn(email, 'newsletter/confirm'))
    expect(await isListed(), 'opening the link is not enough').toBe(false)
    // axe is a script.
    if (scripts) expect(await axeViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Ya, kirim buletin kepada saya' }).click()
    await expect(page.getByRole('heading')).toHaveText('Anda sudah berlangganan')
    expect(await isListed()).toBe(true)

    const [download] = await Promise.all([
      admin.waitForEvent('download'),
      admin.getByRole('button', { name: 'Unduh CSV' }).click(),
    ])
    expect(await readFile(await download.path(), 'utf8')).toContain(email)

    const link = await linkIn(email, 'newsletter/leave')
    const [mail = ''] = (await mailsTo(email)).filter((text) => text.includes('newsletter/leave'))
    expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    await page.goto(link)
    await page.getByRole('button', { name: 'Berhenti berlangganan' }).click()
    await expect(page.getByRole('heading')).toHaveText('Anda sudah berhenti berlangganan')
    expect(await isListed()).toBe(false)
    await page.context().close()
    await admin.context().close()
  })

test('a mail program leaves by one post', async ({ browser }) => {
  const page = await visitorPage(browser, { scripts: false })
  const email = newEmail()
  await page.goto(siteUrl('foundation'))
  await form(page).locator('[name=email]').fill(email)
  await form(page).getByRole('button', { name: 'Berlangganan' }).click()
  await page.goto(await linkIn(email, 'newsletter/confirm'))
  await page.getByRole('button').click()
  const link = await linkIn(email, 'newsletter/leave')
  // Only a browser knows the name of the host.
  const { host, port, pathname, search } = new URL(link)
  const once = { headers: { host }, form: { 'List-Unsubscribe': 'One-Click' } }
  for (const _ of ['first', 'again']) {
    const answer = await page.request.post(`http://127.0.0.1:${port}${pathname}${search}`, once)
    expect(answer.status()).toBe(200)
    expect(await answer.text()).toContain('Anda sudah berhenti berlangganan')
  }
  await page.context().close()
})
