// What people do in a browser where two servers share the data.
import { expect, type Browser, type Page } from '@playwright/test'
import { hasPostgres } from '#src/services/local/database/postgres/new-database-for-test.ts'
import { ask } from './ask.ts'
import { type FarServers, startFar } from './far-servers.ts'
import { fillSignIn, storeToken } from './people.ts'
import { pointAt } from './point-at.ts'
import { test } from './site.ts'
import { type Servers, startTwoNodes } from './two-servers.ts'
import { newEmail, visitorPage } from './visitor.ts'

const at = ({ port }: Servers, path: string) => `http://demo.localhost:${port}${path}`

/** A page of who has this access token. */
async function signedIn(browser: Browser, servers: Servers, token: string): Promise<Page> {
  const page = await visitorPage(browser, { scripts: true })
  await page.goto(at(servers, '/'))
  await storeToken(page, token)
  return page
}

/** A wish is sent by a visitor, shown by an administrator, and then read on the wall, whichever server draws it. */
async function wishIsShown(browser: Browser, servers: Servers, name: string): Promise<string> {
  const visitor = await visitorPage(browser, { scripts: true })
  const wish = `Semoga ada kelas malam di kota kami, ${Date.now()}.`
  const wall = async () => {
    await visitor.goto(at(servers, '/Voices'))
    return visitor.getByText(wish).count()
  }
  for (let times = 0; times < 2; times++) expect(await wall()).toBe(0)
  await visitor.goto(at(servers, '/Voices/Aspiration'))
  const form = visitor.locator('[data-island=form]')
  await pointAt(form)
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
  return wish
}

/** In milliseconds: two servers start one after the other, which takes minutes on a busy machine. */
const startTimeout = 300_000

test.describe.serial('where two servers share a database behind one address', () => {
  test.skip(!hasPostgres, 'There is no PostgreSQL here.')
  test.describe.configure({ timeout: 120_000 })
  let servers: Servers
  test.beforeAll(async () => {
    test.setTimeout(startTimeout)
    servers = await startTwoNodes()
  })
  test.afterAll(() => servers.stop())

  test('a wish is sent at one, approved at the other, and shown by both', async ({ browser }) => {
    await wishIsShown(browser, servers, 'Laras Berdua')
  })
})

test.describe.serial('where the data is on another server', () => {
  test.skip(!hasPostgres, 'There is no PostgreSQL here.')
  test.describe.configure({ timeout: 120_000 })
  let servers: FarServers
  test.beforeAll(async () => {
    test.setTimeout(startTimeout)
    servers = await startFar()
  })
  test.afterAll(() => servers.stop())

  test('a form is sent and decided about here, and its row is there', async ({ browser }) => {
    const wish = await wishIsShown(browser, servers, 'Laras Jauh')
    const page = await visitorPage(browser, { scripts: false })
    await page.goto(at({ ...servers, port: servers.farPort }, '/Voices'))
    await expect(page.getByText(wish)).toBeVisible()
    await page.context().close()
  })

  test('a learner chooses a password, signs in and finds their class', async ({ browser }) => {
    const email = newEmail()
    const password = 'kata sandi yang panjang'
    const page = await visitorPage(browser, { scripts: true })
    await page.goto(at(servers, await servers.invite(email)))
    await page.getByLabel('Kata sandi baru').fill(password)
    await page.getByRole('button', { name: 'Simpan kata sandi' }).click()
    await page.goto(at(servers, '/Akun/Kelas'))
    await page.waitForLoadState('networkidle')
    await page.locator('[data-gate=go]').click()
    await fillSignIn(page, { layout: 'demo', name: 'Nuri Arum', email, password })
    await page.waitForURL('**/Akun/Kelas')
    const name = 'Menulis untuk Layar'
    await expect(page.locator('main').getByRole('heading', { name })).toHaveCount(0)
    const slug = 'menulis-untuk-layar'
    expect((await ask(page, 'v1/class/payment/invoice', { slug })).status).toBe(200)
    await page.reload()
    await expect(page.locator('main').getByRole('heading', { name })).toBeVisible()
    await page.context().close()
  })
})
