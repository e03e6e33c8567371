import { expect, type Page } from '@playwright/test'
import { exercises } from './exercises.ts'
import { siteUrl, test, wakeAll } from './site.ts'

const address = (slug: string) => siteUrl('demo', `/Coding-Studio/${slug}`)
const said = (page: Page) => page.locator('#studio .coding-said')
const editor = (page: Page) => page.locator('#studio .cm-content')
const badges = (page: Page) => page.locator('#studio .coding-check .badge')
const runButton = (page: Page) => page.getByRole('button', { name: 'Jalankan dan periksa' })

async function open(page: Page, slug: string): Promise<void> {
  await page.goto(address(slug))
  await wakeAll(page)
  await page.locator('.coding-work').scrollIntoViewIfNeeded()
  await expect(editor(page)).toBeVisible()
}

/** Replaces the code as a learner does, and runs it by Ctrl+Enter. */
async function runCode(page: Page, code: string): Promise<void> {
  await editor(page).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await editor(page).evaluate((text, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    text.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, code)
  await page.keyboard.press('ControlOrMeta+Enter')
}

const solutionOf = (slug: string) => exercises.find((one) => one.slug === slug)?.solution ?? ''

test('the list of exercises loads no editor, no runner and no engine', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  await page.goto(siteUrl('demo', '/Coding-Studio'))
  await wakeAll(page)
  await expect(page.locator('#latihan .exercise-item')).toHaveCount(40)
  await page.getByRole('link', { name: 'SQL', exact: true }).click()
  await expect(page.locator('#latihan .exercise-item')).toHaveCount(8)
  await page.getByRole('link', { name: 'Lanjut', exact: true }).click()
  await expect(page.locator('#latihan .exercise-item')).toHaveCount(2)
  expect(loaded.length).toBeGreaterThan(3)
  expect(loaded.filter((path) => /runner|\/sql-|editor-|grammar/.test(path))).toEqual([])
})

test('a wrong answer says what was expected and what came; the right one is stored on the device alone', async ({
  page,
}) => {
  await open(page, 'jumlah-daftar')
  const sent: string[] = []
  page.on('request', (request) => {
    // The worker's own script is no request to a server.
    if (!request.url().startsWith('blob:'))
      sent.push(`${request.method()} ${new URL(request.url()).pathname}`)
  })
  await runCode(page, 'function jumlah() {\n  console.log("halo")\n  return 5\n}')
  await expect(said(page)).toHaveText('0 dari 3 pemeriksaan lulus.')
  const first = page.locator('#studio .coding-check').first()
  await expect(first.locator('dd')).toHaveText(['6', '5'])
  await expect(page.locator('.coding-printed')).toContainText('halo')
  await runCode(page, solutionOf('jumlah-daftar'))
  await expect(said(page)).toHaveText('Selesai. Semua pemeriksaan lulus.')
  await expect(badges(page)).toHaveText(['Lulus', 'Lulus', 'Lulus'])
  expect([...new Set(sent)]).toEqual(['GET /assets/runner.html'])
  await page.goto(siteUrl('demo', '/Coding-Studio'))
  await wakeAll(page)
  await expect(page.locator('#latihan .exercise-item .badge')).toHaveCount(1)
  await page.getByRole('button', { name: 'Hapus kemajuan' }).click()
  await expect(page.locator('#latihan .exercise-item .badge')).toHaveCount(0)
})

test('SQL runs in an engine that is loaded when it is needed, and a query without end is ended', async ({
  page,
}) => {
  await open(page, 'sql-gabung')
  await runCode(page, 'SELECT nama, kota FROM pelanggan')
  await expect(page.locator('.coding-values .coding-rows th')).toHaveText(['nama', 'kota'])
  await runCode(page, 'SELECT tiada FROM pelanggan')
  await expect(page.locator('#studio')).toContainText('no such column: tiada')
  await runCode(
    page,
    'WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x FROM n) SELECT count(*) FROM n',
  )
  await expect(said(page)).toContainText('lebih dari 2 detik', { timeout: 15_000 })
  await runCode(page, solutionOf('sql-gabung'))
  await expect(said(page)).toHaveText('Selesai. Semua pemeriksaan lulus.')
})

test('a page of HTML and CSS is drawn and checked, and its scripts do not run', async ({
  page,
  complaints,
}) => {
  await open(page, 'css-warna-dan-tebal')
  const broken = '<p class="penting" onclick="parent.x = 1">Bawa</p><script>parent.x = 1</script>'
  await runCode(page, broken)
  await expect(said(page)).toContainText('pemeriksaan lulus.')
  await runCode(page, solutionOf('css-warna-dan-tebal'))
  await expect(said(page)).toHaveText('Selesai. Semua pemeriksaan lulus.')
  const drawn = page.frameLocator('.coding-frame').getByText('Bawa air minum.')
  await expect(drawn).toHaveCSS('color', 'rgb(170, 0, 0)')
  // The policy of the frame has stopped what the learner's page tried.
  const isStopped = /inline (event handler|script) violates/
  expect(complaints.filter((one) => !isStopped.test(one))).toEqual([])
  complaints.length = 0
})

test('code that is read is answered with what it prints, or with one of its lines', async ({
  page,
}) => {
  await page.goto(address('go-defer'))
  await wakeAll(page)
  const answer = page.getByLabel('Apa yang dicetak kode ini?')
  await answer.fill('satu\ndua\ntiga')
  await page.getByRole('button', { name: 'Periksa jawaban' }).click()
  await expect(said(page)).toContainText('Belum benar')
  await answer.fill('tiga\ndua\nsatu ')
  await page.getByRole('button', { name: 'Periksa jawaban' }).click()
  await expect(said(page)).toHaveText('Benar.')
  await page.goto(address('c-batas-larik'))
  await wakeAll(page)
  await page.getByLabel('Pilih nomor barisnya').selectOption('6')
  await page.getByRole('button', { name: 'Periksa jawaban' }).click()
  await expect(said(page)).toHaveText('Benar.')
})

test('an endless loop is ended, wherever it stands, and an error names its line', async ({
  page,
}) => {
  await open(page, 'jumlah-daftar')
  for (const code of [
    'while (true) {}',
    'function jumlah() { for (;;) console.log("x".repeat(1000)) }',
    'function jumlah() { return new Promise(() => {}) }',
  ]) {
    await runCode(page, code)
    await expect(said(page)).toContainText('lebih dari 2 detik', { timeout: 15_000 })
    const printed = await page.locator('.coding-printed').allTextContents()
    expect(printed.join('').length).toBeLessThanOrEqual(65_536)
  }
  await runCode(page, 'function jumlah() {\n  return 1 +\n}')
  await expect(page.locator('.coding-error')).toContainText(/baris 3: SyntaxError/)
  await runCode(page, 'function jumlah(a) {\n  return tiada\n}')
  await expect(page.locator('.coding-values').first()).toContainText(/ReferenceError.*\(baris 2\)/)
  await page.getByRole('button', { name: 'Kembalikan kode awal' }).click()
  await expect(said(page)).toHaveText('Kode awal sudah dikembalikan.')
  await expect(editor(page)).toContainText('tambahkan setiap bilangan')
})

test('a message of another window changes nothing', async ({ page }) => {
  await open(page, 'jumlah-daftar')
  await page.evaluate(() => {
    for (let run = 0; run < 5; run++)
      postMessage({ run, kind: 'ended', end: 'done' }, { targetOrigin: '*' })
  })
  await runCode(page, 'function jumlah() { return 5 }')
  await expect(said(page)).toHaveText('0 dari 3 pemeriksaan lulus.')
})

test('a phone by keyboard alone: the editor is left by Escape and Tab', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, 'sapaan')
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(excess).toBeLessThanOrEqual(0)
  await runCode(page, solutionOf('sapaan'))
  await expect(said(page)).toHaveText('Selesai. Semua pemeriksaan lulus.')
  await page.keyboard.press('Tab')
  await expect(editor(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await expect(runButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(said(page)).toContainText('pemeriksaan lulus.')
})

test('where the runner cannot be loaded the studio says so, and tries again', async ({
  page,
  complaints,
}) => {
  await open(page, 'sapaan')
  await page.clock.install()
  await page.route('**/assets/runner.html', (route) => route.abort())
  await runButton(page).click()
  await page.clock.fastForward(30_000)
  await expect(said(page)).toContainText('tidak dapat dimuat')
  await page.unroute('**/assets/runner.html')
  await page.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(said(page)).toContainText('pemeriksaan lulus.')
  complaints.length = 0
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the task, the code, the checks, the hints and the answer are read', async ({ page }) => {
    await page.goto(address('jumlah-daftar'))
    await expect(page.getByRole('heading', { name: 'Jumlah sebuah daftar' })).toBeVisible()
    await expect(page.locator('#studio textarea')).toHaveValue(/function jumlah/)
    await expect(page.locator('.coding-check').first()).toContainText('jumlah([1, 2, 3])')
    await expect(runButton(page)).toBeHidden()
    await page.getByText('Lihat jawaban dan penjelasan').click()
    await expect(page.getByText('for (const satu of angka) hasil += satu')).toBeVisible()
  })
})
