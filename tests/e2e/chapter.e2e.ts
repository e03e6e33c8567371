import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { payForCourse } from './pay-for-course.ts'
import { openSession, signUp, type Person } from './people.ts'
import { siteUrl, test } from './site.ts'

const course = 'typescript-tanpa-takut'
const chapterUrl = (chapter: string, slug = course) =>
  siteUrl('lms', `/Courses/${slug}/module/chapter/${chapter}`)
const secret = 'adalahLunas'

test.describe.configure({ mode: 'serial', timeout: 120_000 })

let person: Person
test.beforeAll(async ({ browser }) => {
  const email = `nuri.${randomUUID()}@sekolah.example`
  person = { layout: 'lms', name: 'Nuri Arum', email, password: 'kata sandi yang panjang' }
  const page = await browser.newPage()
  await signUp(page, person)
  await page.close()
})

test('a free chapter is complete without scripts, and leads to the next one', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(chapterUrl('area-siap', 'git-untuk-bekerja-bersama'))
  await expect(page.getByRole('heading', { level: 2, name: 'Tiga tempat' })).toBeVisible()
  await expect(page.locator('[aria-current=page]')).toContainText('Area siap')
  await page.getByRole('link', { name: 'Bab berikutnya Pesan' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pesan' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Tandai selesai' })).toBeHidden()
  await context.close()
})

test('a locked chapter shows its price and its class, and no text, also to who has not paid', async ({
  page,
}) => {
  await openSession(page, person)
  const answered = page.waitForResponse(/chapter\/detail/)
  await page.goto(chapterUrl('pemeriksaan'))
  await expect(page.getByText('Rp349.000')).toBeVisible()
  await answered
  await expect(page.getByRole('link', { name: 'Lihat kelas dan cara membayar' })).toBeVisible()
  expect(await page.content()).not.toContain(secret)
})

test('who has paid reads the chapter, and goes on where they left off', async ({ browser }) => {
  const page = await browser.newPage()
  const token = await openSession(page, person)
  await payForCourse(page, token, course)
  const storedWhere = (isThere: (position: number) => boolean) =>
    page.waitForResponse(
      (answer) =>
        answer.url().endsWith('/progress/update') &&
        isThere((answer.request().postDataJSON() as { position: number }).position),
      { timeout: 30_000 },
    )
  const storedBeginning = storedWhere(() => true)
  await page.goto(chapterUrl('pemeriksaan'))
  await expect(page.getByRole('heading', { level: 2, name: 'Empat alat' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Lihat kelas dan cara membayar' })).toBeHidden()
  expect(await page.content()).toContain(secret)

  // From here on the chapter notices where the reader is.
  await storedBeginning
  const stored = storedWhere((position) => position > 0)
  await page.getByRole('heading', { name: 'Pemeriksaan dengan nama' }).scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 600)
  await stored
  await page.reload()
  await expect(page.getByRole('button', { name: 'Lanjutkan dari bagian terakhir' })).toBeVisible()

  await page.getByRole('button', { name: 'Tandai selesai' }).click()
  await expect(page.getByText('Bab ini sudah Anda selesaikan.')).toBeVisible()
  await page.goto(chapterUrl('data-dari-luar'))
  await expect(page.locator('.chapter-outline-link.is-finished')).toContainText('Pemeriksaan')
  await page.close()
})

test('signing out takes the text away', async ({ browser }) => {
  const page = await browser.newPage()
  await openSession(page, person)
  await page.goto(chapterUrl('pemeriksaan'))
  await expect(page.getByRole('heading', { level: 2, name: 'Empat alat' })).toBeVisible()
  await page.evaluate(() => localStorage.removeItem('access_token'))
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Bab ini terbuka setelah' })).toBeVisible()
  expect(await page.content()).not.toContain(secret)
  await page.close()
})
