import { expect, type Locator, type Page } from '@playwright/test'
import { siteUrl, test } from './site.ts'
import { answerByHand, isEnded, say } from './streamed-answers.ts'
import { visitorPage } from './visitor.ts'

const widths = { phone: 390, desktop: 1280 }
const launcher = (page: Page) => page.getByRole('link', { name: 'Tanya asisten' }).last()
const panel = (page: Page) => page.getByRole('dialog', { name: 'Tanya asisten' })
const field = (within: Page | Locator) => within.getByLabel('Pertanyaan Anda')
const answers = (within: Page | Locator) => within.locator('.assistant-log .by-assistant')
const question = 'Apa yang dipelajari di kelas web?'

/** Opens the page of the assistant, and waits until its script is there: before it a question goes to the search. */
async function openPage(page: Page): Promise<void> {
  await page.goto(siteUrl('demo', '/Asisten'))
  await expect(page.getByRole('button', { name: 'Kirim' })).toBeVisible()
}

for (const [screen, width] of Object.entries(widths))
  test(`a visitor asks from any page, reads the sources, and goes on after a reload, on a ${screen}`, async ({
    browser,
  }) => {
    const page = await visitorPage(browser, { scripts: true })
    await page.setViewportSize({ width, height: 800 })
    const seen: string[] = []
    page.on('request', (request) => seen.push(request.url()))
    const ofAssistant = () => seen.filter((url) => /assistant|identity|v2\/chat/.test(url))
    await page.goto(siteUrl('demo', '/Class'), { waitUntil: 'networkidle' })
    expect(ofAssistant()).toEqual([])
    await launcher(page).click()
    await expect(field(panel(page))).toBeFocused()
    await field(panel(page)).fill(question)
    await field(panel(page)).press('Enter')
    const answer = answers(panel(page)).last()
    await expect(answer.getByText('Sumber')).toBeVisible({ timeout: 15_000 })
    const source = answer.getByRole('link').first()
    const href = (await source.getAttribute('href')) ?? ''
    expect(href).toMatch(/^\/\w/)
    await source.click()
    await expect(page).toHaveURL(siteUrl('demo', href))
    await expect(page.locator('main h1')).toBeVisible()
    // Beside the page on a wide screen; on a phone it was over it.
    if (screen === 'phone') {
      await expect(panel(page)).toBeHidden()
      await launcher(page).click()
    }
    await expect(answers(panel(page)).last()).toBeVisible()
    await field(panel(page)).focus()
    await page.keyboard.press('Escape')
    await expect(panel(page)).toBeHidden()
    await expect(launcher(page)).toBeFocused()
    // The conversation is the server's: another page and another load show it.
    await page.goto(siteUrl('demo', '/Asisten'))
    const section = page.locator('main .assistant')
    await expect(section.locator('.by-you')).toContainText(question)
    await expect(answers(section).last().getByText('Sumber')).toBeVisible()
    await page.context().close()
  })

test('an answer is stopped, and asked again', async ({ browser }) => {
  const page = await visitorPage(browser, { scripts: true })
  let release = () => undefined as void
  const held = new Promise<void>((done) => (release = done))
  let asked = 0
  await page.route(/v2\/chat$/, async (route) => {
    if (++asked === 1) await held
    await route.continue().catch(() => undefined)
  })
  await openPage(page)
  await field(page).fill(question)
  await page.getByRole('button', { name: 'Kirim' }).click()
  await expect.poll(() => asked).toBe(1)
  await page.getByRole('button', { name: 'Hentikan' }).click()
  await expect(page.getByText('Jawaban dihentikan.')).toBeVisible()
  release()
  await page.getByRole('button', { name: 'Tanyakan lagi' }).click()
  await expect(answers(page).last().getByText('Sumber')).toBeVisible({ timeout: 15_000 })
  expect(asked).toBe(2)
  await page.context().close()
})

test('lines are shown as they come, and a new question ends the one before', async ({
  browser,
}) => {
  const page = await visitorPage(browser, { scripts: true })
  await page.addInitScript(answerByHand)
  await openPage(page)
  await field(page).fill(question)
  await field(page).press('Enter')
  const first = answers(page).first()
  for (const [text, said] of [
    ['Kelas ', 'Kelas'],
    ['web ', 'Kelas web'],
  ] as const) {
    await say(page, 0, text)
    await expect(first).toContainText(said)
  }
  expect(await isEnded(page, 0)).toBe(false)
  await field(page).fill('Siapa mentornya?')
  await field(page).press('Enter')
  await expect.poll(() => isEnded(page, 0)).toBe(true)
  await expect(page.getByText('Jawaban dihentikan.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Hentikan' })).toBeVisible()
  await say(page, 1, 'Mentornya ')
  await expect(answers(page).nth(1)).toContainText('Mentornya')
  await expect(answers(page).nth(1)).not.toContainText('Sari')
  await say(page, 1, 'Sari.')
  await expect(answers(page).nth(1)).toContainText('Mentornya Sari.')
  await expect(first).not.toContainText('Mentornya')
  await page.context().close()
})

test('a conversation is deleted here also while the server is away, and what failed can be asked again', async ({
  browser,
}) => {
  const page = await visitorPage(browser, { scripts: true })
  await openPage(page)
  const earlier = page.getByText('Percakapan sebelumnya')
  await expect(earlier).toBeHidden()
  await field(page).fill(question)
  await field(page).press('Enter')
  await expect(answers(page).last().getByText('Sumber')).toBeVisible({ timeout: 15_000 })
  await page.route(/\/(conversations|v2\/chat)/, (route) => route.abort('connectionrefused'))
  await field(page).fill('Siapa mentornya?')
  await field(page).press('Enter')
  await expect(page.getByText('Asisten belum dapat menjawab.')).toBeVisible({ timeout: 15_000 })
  await earlier.click()
  await page.getByRole('button', { name: `Hapus percakapan: ${question}` }).click()
  await expect(page.getByText('Percakapan dihapus dari peramban ini.')).toBeVisible({
    timeout: 20_000,
  })
  expect(await page.evaluate(() => localStorage.getItem('assistant_conversation_history'))).toBe(
    '[]',
  )
  await page.reload()
  await expect(page.getByText(question)).toHaveCount(0)
  await expect(earlier).toBeHidden()
  await page.context().close()
})

test('what an answer says is text and safe links, and loads no picture', async ({ browser }) => {
  const page = await visitorPage(browser, { scripts: true })
  const lines = [
    '**Tebal** dan `kode`, lalu [tautan](https://contoh.example/a) dan [jahat](javascript:alert(1)).\n\n',
    '- satu\n- dua\n\n![gambar](https://intip.example/x.png)\n\n<img src="https://intip.example/y.png" onerror="alert(1)">',
  ]
  const id = crypto.randomUUID()
  await page.route(/v2\/chat$/, (route) =>
    route.fulfill({
      contentType: 'application/x-ndjson',
      body: [
        ...lines.map((text, seq) => ({ message_id: 'm', id, text, t: 'delta', seq })),
        { message_id: 'm', id, text: '', t: 'done', seq: 2, sources: [] },
      ]
        .map((line) => `${JSON.stringify(line)}\n`)
        .join(''),
    }),
  )
  const foreign: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('intip.example')) foreign.push(request.url())
  })
  await openPage(page)
  await field(page).fill('Coba')
  await field(page).press('Enter')
  const answer = answers(page).last()
  await expect(answer.locator('strong')).toHaveText('Tebal')
  await expect(answer.locator('code')).toHaveText('kode')
  await expect(answer.locator('li')).toHaveText(['satu', 'dua'])
  await expect(answer.getByRole('link')).toHaveText(['tautan'])
  await expect(answer.locator('img')).toHaveCount(0)
  await expect(answer).toContainText('<img src=')
  expect(foreign).toEqual([])
  await page.context().close()
})

test('without scripts the launcher leads to the page, and the question to the search', async ({
  browser,
}) => {
  const page = await visitorPage(browser, { scripts: false })
  await page.goto(siteUrl('demo'))
  await launcher(page).click()
  await expect(page).toHaveURL(siteUrl('demo', '/Asisten'))
  await page.locator('main .assistant').getByLabel('Pertanyaan Anda').fill('kelas')
  await page.locator('main .assistant').getByRole('button', { name: 'Cari di situs ini' }).click()
  await expect(page).toHaveURL(/\/_search\?search=kelas/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.context().close()
})

test('what is typed and not sent survives a reload', async ({ browser }) => {
  const page = await visitorPage(browser, { scripts: true })
  await openPage(page)
  await field(page).fill('Belum selesai')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Kirim' })).toBeVisible()
  await expect(field(page)).toHaveValue('Belum selesai')
  await page.context().close()
})
