import { expect, test } from '@playwright/test'
import { wakeAll, siteUrl } from './site.ts'
import { pageOf } from './signed-in.ts'

test('the score of a quiz, and nothing else of it, is in the account of who is signed in', async ({
  browser,
}) => {
  const page = await pageOf(browser, 'learner', { width: 390, height: 844 })
  await page.goto(siteUrl('demo', '/Quiz?subject=matematika-dasar'))
  await page.waitForLoadState('networkidle')
  await wakeAll(page)
  await page.getByRole('button', { name: 'Mulai kuis' }).click()
  await page.locator('#kuis .quiz-choice').first().click()
  const sent = page.waitForRequest(/learning\/result\/record/)
  await page.getByRole('button', { name: 'Akhiri sekarang' }).click()
  const body = (await sent).postDataJSON() as Record<string, unknown>
  expect(Object.keys(body).toSorted()).toEqual([
    'correct',
    'kind',
    'path',
    'slug',
    'title',
    'total',
  ])
  const score = `${Number(body['correct'])} dari ${Number(body['total'])}`
  await expect(page.getByText(`Nilai ${score} tersimpan di akun Anda.`)).toBeVisible()

  await page.goto(siteUrl('demo', '/Akun'))
  await page.locator('main').getByRole('link', { name: 'Nilai saya' }).click()
  await expect(page.getByText(`${score} benar`)).toBeVisible()
  await page.getByRole('link', { name: 'Latihan kode', exact: true }).click()
  await expect(page.getByText('Belum ada nilai latihan kode.')).toBeVisible()
  await page.getByRole('link', { name: 'Kuis', exact: true }).first().click()
  await page.locator('.my-results').getByRole('link', { name: 'Matematika dasar' }).first().click()
  await expect(page).toHaveURL(/\/Quiz\?subject=matematika-dasar$/)
  await page.context().close()
})
