import { expect, type Page } from '@playwright/test'
import { siteUrl, test, wakeAll } from './site.ts'

const address = siteUrl('demo', '/Quiz?subject=matematika-dasar')
const heading = (page: Page) => page.locator('#kuis .quiz-question h3')
const progress = (page: Page) => page.locator('#kuis .quiz-progress > p').first()

/** Starts a quiz of five questions without a limit by keyboard. */
async function startByKeyboard(page: Page): Promise<void> {
  await page.goto(address)
  await wakeAll(page)
  await page.getByRole('radio', { name: '5 soal' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: '10 soal' })).toBeChecked()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(heading(page)).toBeFocused()
}

test('a quiz is taken by keyboard alone, from the settings to the review, and sends nothing', async ({
  page,
}) => {
  await startByKeyboard(page)
  const sent: string[] = []
  // Pages that links lead to are prefetched when the page is idle, and a question with a character such as ² loads the font file
  // that has it: neither request contains an answer.
  page.on('request', (request) => {
    if (!/^\/(_page|assets\/fonts)\//.test(new URL(request.url()).pathname))
      sent.push(request.url())
  })
  for (let number = 1; number <= 5; number++) {
    await expect(progress(page)).toHaveText(`Soal ${number} dari 5`)
    await expect(heading(page)).toBeFocused()
    if (number % 2 === 0) await page.keyboard.press('2')
    else await page.keyboard.press('ArrowDown')
    await expect(page.locator('#kuis .quiz-choice input:checked')).toBeFocused()
    await page.keyboard.press('Enter')
  }
  const score = page.getByRole('heading', { name: /^\d dari 5 benar$/ })
  await expect(score).toBeFocused()
  await expect(page.locator('#kuis .quiz-result .quiz-item')).toHaveCount(5)
  const right = Number((await score.textContent())?.slice(0, 1))
  await expect(page.locator('#kuis .quiz-result .badge-green')).toHaveCount(right)
  await expect(page.locator('#kuis .quiz-past li')).toHaveText([/Matematika dasar\s*\d dari 5/])
  await page.getByRole('button', { name: 'Hapus hasil' }).press('Enter')
  await expect(page.locator('#kuis .quiz-past')).toHaveCount(0)
  expect(sent).toEqual([])
})

test('a reload in the middle resumes the quiz with its answers', async ({ page }) => {
  await startByKeyboard(page)
  await page.keyboard.press('1')
  await page.keyboard.press('Enter')
  await expect(progress(page)).toHaveText('Soal 2 dari 5')
  await page.keyboard.press('3')
  const shown = await heading(page).textContent()
  const chosen = page.locator('#kuis .quiz-choice:has(:checked)')
  const answer = await chosen.textContent()
  await page.reload()
  await wakeAll(page)
  await expect(progress(page)).toHaveText('Soal 2 dari 5')
  await expect(heading(page)).toHaveText(shown ?? '')
  await expect(chosen).toHaveText(answer ?? '')
  await page.getByRole('button', { name: 'Kembali' }).click()
  await expect(progress(page)).toHaveText('Soal 1 dari 5')
  await expect(page.locator('#kuis .quiz-choice input:checked')).toHaveCount(1)
})

test('when the time of a quiz is over its result is shown with what was answered', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto(address)
  await wakeAll(page)
  await page.getByRole('radio', { name: 'Satu menit per soal' }).check()
  await page.getByRole('button', { name: 'Mulai kuis' }).click()
  await expect(page.getByRole('timer')).toHaveText('5:00')
  await page.clock.fastForward('05:01')
  await expect(page.locator('#kuis')).toContainText('Waktu sudah habis.')
  await expect(page.getByRole('heading', { name: '0 dari 5 benar' })).toBeVisible()
  await page.getByRole('button', { name: 'Soal yang salah saja' }).click()
  await expect(progress(page)).toHaveText('Soal 1 dari 5')
})

test('without storage a quiz can be taken, and says what is not stored', async ({ page }) => {
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = function store(name, value) {
      if (name.startsWith('tenun_quiz')) throw new DOMException('Barred', 'QuotaExceededError')
      setItem.call(this, name, value)
    }
  })
  await page.goto(address)
  await wakeAll(page)
  await page.getByRole('button', { name: 'Mulai kuis' }).click()
  await expect(progress(page)).toHaveText('Soal 1 dari 5')
  await expect(page.locator('#kuis')).toContainText('tidak mengizinkan penyimpanan')
})

test('on paper are the questions with their answers, or the review of the quiz', async ({
  page,
}) => {
  const list = page.locator('#kuis .quiz-list .quiz-item')
  await page.goto(address)
  await wakeAll(page)
  await expect(list.first()).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(list.first().getByText('Jawaban yang benar')).toBeVisible()
  await expect(page.locator('#kuis .quiz-settings')).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('button', { name: 'Mulai kuis' }).click()
  await page.getByRole('button', { name: 'Akhiri sekarang' }).click()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('#kuis .quiz-result .quiz-item').first()).toBeVisible()
  await expect(list.first()).toBeHidden()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every question is listed, and its answer opens', async ({ page }) => {
    await page.goto(address)
    const items = page.locator('#kuis .quiz-list .quiz-item')
    await expect(items).toHaveCount(20)
    await expect(page.getByRole('button', { name: 'Mulai kuis' })).toBeHidden()
    const answer = items.first().getByText('Jawaban yang benar')
    await expect(answer).toBeHidden()
    await items.first().getByText('Lihat jawaban').click()
    await expect(answer).toBeVisible()
    await page.getByRole('link', { name: 'JavaScript' }).click()
    await expect(items.first()).toContainText('variabel')
  })
})
