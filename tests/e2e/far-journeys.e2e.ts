// What people do in a browser where two servers share the data.
import { expect, type Browser, type Page } from '@playwright/test'
import { hasPostgres } from '#src/services/local/database/postgres/new-database-for-test.ts'
import { storeToken } from './people.ts'
import { test } from './site.ts'
import { type Servers, startTwoNodes } from './two-servers.ts'
import { visitorPage } from './visitor.ts'

const at = ({ port }: Servers, path: string) => `http://demo.localhost:${port}${path}`

/** A page of who has this access token. */
async function signedIn(browser: Browser, servers: Servers, token: string): Promise<Page> {
  const page = await visitorPage(browser, { scripts: true })
  await page.goto(at(servers, '/'))
  await storeToken(page, token)
  return page
}

/** A wish is sent by a visitor, shown by an administrator, and then read on the wall, whichever server draws it. */
async function wishIsShown(browser: Browser, servers: Servers, name: string): Promise<void> {
  const visitor = await visitorPage(browser, { scripts: true })
  const wish = `Semoga ada kelas malam di kota kami, ${Date.now()}.`
  const wall = async () => {
    await visitor.goto(at(servers, '/Voices'))
    return visitor.getByText(wish).count()
  }
  for (let times = 0; times < 2; times++) expect(await wall()).toBe(0)
  await visitor.goto(at(servers, '/Voices/Aspiration'))
  const form = visitor.locator('[data-island=form]')
  await form.scrollIntoViewIfNeeded()
  await expect(form).toHaveAttribute('data-awake', '')
  await form.locator('[name=name]').fill(name)
  await form.locator('[name=message]').fill(wish)
  await form.locator('button[type=submit]').click()
  await expect(form.locator('.form-sent')).toBeVisible()
  for (let times = 0; times < 2; times++) expect(await wall()).toBe(0)

  const admin = await signedIn(browser, servers, servers.adminToken)
  await admin.goto(at(servers, '/Kelola/Moderasi'))
  const row = admin
    .locator('.managed-row')
    .filter({ has: admin.getByRole('heading', { name, exact: true }) })
  await expect(row.getByText(wish)).toBeVisible()
  await row.getByRole('button', { name: `Tampilkan: ${name}` }).click()
  await expect(row.getByText('Sudah tampil di situs.')).toBeVisible()
  for (let times = 0; times < 2; times++) await expect.poll(wall, { timeout: 20_000 }).toBe(1)
}

test.describe.serial('where two servers share a database behind one address', () => {
  test.skip(!hasPostgres, 'There is no PostgreSQL here.')
  test.describe.configure({ timeout: 120_000 })
  let servers: Servers
  test.beforeAll(async () => void (servers = await startTwoNodes()))
  test.afterAll(() => servers.stop())

  test('a wish is sent at one, approved at the other, and shown by both', ({ browser }) =>
    wishIsShown(browser, servers, 'Laras Berdua'))
})
