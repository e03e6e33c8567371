import { randomUUID } from 'node:crypto'
import { expect, test, type Browser, type Page } from '@playwright/test'
import { siteUrl } from './site.ts'
import { pageOf } from './signed-in.ts'
import { deliver, visitorPage } from './visitor.ts'

test.describe.configure({ mode: 'serial', timeout: 120_000 })

const address = siteUrl('demo', '/Tes-Disc')
const result = /\/Tes-Disc\?d=\d+&i=\d+&s=\d+&c=\d+#tes$/
const count = 24
const quad = (page: Page) => page.locator('#tes .disc-quad:not([hidden])')
const legend = (page: Page) => quad(page).locator('legend')
const next = (page: Page) => page.getByRole('button', { name: 'Lanjut' })
const send = (page: Page) => page.getByRole('button', { name: 'Kirim dan lihat hasil' })
const name = (page: Page) => page.locator('#tes [name=name]')
const newName = () => `Rahma ${randomUUID()}`

/** An administrator who reads what visitors sent, in a page of their own. */
let reader: Page
test.beforeAll(async ({ browser }) => {
  reader = await pageOf(browser, 'reader')
})

/** The stored rows of a name, as the endpoint of their table gives them to who manages them. */
const rowsOf = (who: string) =>
  reader.evaluate(async (value) => {
    const boot = JSON.parse(document.querySelector('script#tenun')?.textContent ?? '{}') as {
      publicKey: string
    }
    const answer = await fetch(`/rest/v1/user_disc?name=eq.${encodeURIComponent(value)}`, {
      headers: {
        apikey: boot.publicKey,
        authorization: `Bearer ${localStorage.getItem('access_token')}`,
      },
    })
    if (!answer.ok) throw new Error(`The rows were answered with ${answer.status}.`)
    return (await answer.json()) as Record<string, unknown>[]
  }, who)

/** The scores in the address of a result, as the columns of its row. */
function columnsOf(url: string): Record<string, number> {
  const { searchParams } = new URL(url)
  return Object.fromEntries(
    ['d', 'i', 's', 'c'].map((one) => [`score_${one}`, Number(searchParams.get(one))]),
  )
}

async function open(browser: Browser, options: { scripts: boolean }): Promise<Page> {
  const page = await visitorPage(browser, options)
  await page.goto(address)
  if (options.scripts) await awake(page)
  return page
}

const awake = (page: Page) =>
  expect(page.locator('[data-island=disc-test]')).toHaveAttribute('data-awake', '')

/** Chooses in the quad that is shown: what is at one place as most, at another as least. */
async function choose(page: Page, most: number, least: number): Promise<void> {
  await quad(page).locator('[name^="most."]').nth(most).check()
  await quad(page).locator('[name^="least."]').nth(least).check()
}

async function takeTest(page: Page, from = 0): Promise<void> {
  for (let i = from; i < count; i++) {
    await expect(legend(page)).toHaveText(`Kelompok ${i + 1} dari ${count}`)
    await choose(page, i % 4, (i + 1) % 4)
    await next(page).click()
  }
  await expect(page.locator('#tes [name=consent]')).toBeVisible()
}

for (const width of [390, 1280])
  test(`the test is taken by keyboard alone at ${width} px, and its result is one row`, async ({
    browser,
  }) => {
    const page = await open(browser, { scripts: true })
    await page.setViewportSize({ width, height: 844 })
    const who = newName()
    await quad(page).locator('input').first().focus()
    for (let i = 0; i < count; i++) {
      await expect(legend(page)).toHaveText(`Kelompok ${i + 1} dari ${count}`)
      if (i > 0) await expect(legend(page)).toBeFocused()
      await page.keyboard.press(String((i % 4) + 1))
      await page.keyboard.press(String(((i + 2) % 4) + 1))
      await expect(quad(page).locator('input:checked')).toHaveCount(2)
      await page.keyboard.press('Enter')
    }
    await expect(page.locator('#tes .disc-send legend')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(name(page)).toBeFocused()
    await page.keyboard.type(who)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(result)
    await expect(page.locator('#tes figure svg')).toBeVisible()
    expect(page.url()).not.toContain('Rahma')
    const rows = await rowsOf(who)
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject(columnsOf(page.url()))
    const overflow = () =>
      document.documentElement.scrollWidth - document.documentElement.clientWidth
    expect(await page.evaluate(overflow)).toBe(0)
  })

test('without scripts the whole test is one form, and a double click stores one row', async ({
  browser,
}) => {
  const page = await open(browser, { scripts: false })
  const who = newName()
  const quads = page.locator('#tes .disc-quad')
  await expect(quads).toHaveCount(count)
  for (let i = 0; i < count; i++) {
    await quads.nth(i).locator('[name^="most."]').nth(0).check()
    await quads
      .nth(i)
      .locator('[name^="least."]')
      .nth(i === 6 ? 0 : 2)
      .check()
  }
  await name(page).fill(who)
  await send(page).click()
  const summary = page.locator('#tes .form-summary')
  await expect(summary).toContainText('Periksa 2 isian')
  await expect(summary).toContainText('Kelompok 7: pilih dua pernyataan yang berbeda.')
  await expect(summary).toContainText('Setujui penyimpanan hasil')
  await expect(quads.nth(3).locator('[name^="most."]').nth(0)).toBeChecked()
  await expect(name(page)).toHaveValue(who)
  expect(await rowsOf(who)).toEqual([])
  await quads.nth(6).locator('[name^="least."]').nth(2).check()
  await page.locator('#tes [name=consent]').check()
  await send(page).dblclick()
  await expect(page).toHaveURL(result)
  await expect(page.locator('#tes')).toContainText('Cara membaca hasil ini')
  expect(await rowsOf(who)).toMatchObject([columnsOf(page.url())])
})

test('answers survive a reload and a lost line, and the same key stores one row', async ({
  browser,
}) => {
  const page = await open(browser, { scripts: true })
  const who = newName()
  await choose(page, 1, 3)
  await next(page).click()
  await choose(page, 2, 0)
  await next(page).click()
  await expect(legend(page)).toHaveText('Kelompok 3 dari 24')
  await page.reload()
  await awake(page)
  await expect(legend(page)).toHaveText('Kelompok 3 dari 24')
  await page.getByRole('button', { name: 'Kembali' }).click()
  await expect(quad(page).locator('[name^="most."]').nth(2)).toBeChecked()
  await expect(quad(page).locator('[name^="least."]').nth(0)).toBeChecked()
  await next(page).click()
  await takeTest(page, 2)
  await name(page).fill(who)
  await page.locator('#tes [name=consent]').check()

  await page.context().setOffline(true)
  await send(page).click()
  await expect(page.locator('#tes .form-summary')).toContainText('Tidak ada sambungan')
  await expect(name(page)).toHaveValue(who)
  await page.context().setOffline(false)

  const keys: (string | undefined)[] = []
  await page.route(address, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length > 1) return route.continue()
    expect(await deliver(route.request())).toBe(200)
    return route.abort('connectionreset')
  })
  await send(page).click()
  await expect(page).toHaveURL(result)
  expect(keys.length).toBeGreaterThan(1)
  expect(new Set(keys).size).toBe(1)
  expect(await rowsOf(who)).toHaveLength(1)
})

test('a group needs two different statements, and nothing is sent without consent', async ({
  browser,
}) => {
  const page = await open(browser, { scripts: true })
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('Tes-Disc')) posts.push(request.url())
  })
  await quad(page).locator('[name^="most."]').nth(1).check()
  await next(page).click()
  await expect(quad(page).getByRole('alert')).toContainText('Pilih dua pernyataan')
  await quad(page).locator('[name^="least."]').nth(1).check()
  await expect(quad(page).locator('[name^="most."]:checked')).toHaveCount(0)
  await takeTest(page)
  await send(page).click()
  await expect(page.locator('#tes .form-summary')).toBeVisible()
  await page.getByRole('link', { name: 'Lihat hasil tanpa mengirim' }).click()
  await expect(page.locator('#tes figure svg')).toBeVisible()
  expect(posts).toEqual([])
})

test('a result is shared by its address, in both languages; an impossible one is refused', async ({
  browser,
}) => {
  const page = await visitorPage(browser, { scripts: true })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${address}?d=65&i=75&s=33&c=27`)
  await expect(page.getByRole('heading', { name: 'Penggugah (ID)' })).toBeVisible()
  await page.getByRole('button', { name: 'Salin tautan' }).click()
  await expect(page.locator('.disc-said')).toHaveText('Tautan sudah disalin.')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/\/Tes-Disc\?d=65&i=75&s=33&c=27$/)
  await page.goto(siteUrl('demo', '/en/Tes-Disc?d=65&i=75&s=33&c=27'))
  await expect(page.getByRole('heading', { name: 'The awakener (ID)' })).toBeVisible()
  for (const wrong of ['?d=100&i=100&s=100&c=100', '?d=65', '?d=1000&i=75&s=33&c=27']) {
    await page.goto(address + wrong)
    await expect(page.locator('#tes')).toContainText('Alamat ini bukan hasil tes')
    await expect(page.locator('#tes form')).toBeVisible()
  }
})

test('a result is printed as its chart, its table and its texts', async ({ browser }) => {
  const page = await visitorPage(browser, { scripts: true })
  await page.goto(`${address}?d=65&i=75&s=33&c=27`)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('#tes figure svg')).toBeVisible()
  await expect(page.locator('#tes table')).toBeVisible()
  await expect(page.locator('#tes')).toContainText('Hicks, L. E. (1970)')
  await expect(page.locator('#tes .disc-share')).toBeHidden()
})
