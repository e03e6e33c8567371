import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { layOutAll } from '#tests/lay-out-all.ts'
import { ask } from './ask.ts'
import { mailsTo } from './mails.ts'
import { pointAt } from './point-at.ts'
import { siteUrl, test } from './site.ts'
import { pageOf } from './signed-in.ts'
import { emailOf, nameOf } from './staff.ts'
import { newEmail, visitorPage } from './visitor.ts'

test.describe.configure({ timeout: 120_000 })

const sizes = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 900 },
}
const at = (path: string) => siteUrl('demo', path)
const wall = (page: Page, text: string) => page.goto(at('/Voices')).then(() => page.getByText(text))

/** The row of a list with this heading. */
const rowOf = (page: Page, name: string) =>
  page.locator('.managed-row').filter({ has: page.getByRole('heading', { name, exact: true }) })

/** The last free hour of the site. */
const freeHour = (page: Page) =>
  page.evaluate(async () => {
    const answer = await fetch('/api/v1/post/appointment/slots')
    const { data } = (await answer.json()) as { data: { starts: string[] } }
    return data.starts.at(-1)
  })

const form = (page: Page) => page.locator('[data-island=form]')

/** Opens a page with a form whose island is awake. */
async function openForm(page: Page, path: string): Promise<void> {
  await page.goto(at(path))
  await pointAt(form(page))
}

for (const [size, viewport] of Object.entries(sizes))
  test(`on a ${size}, a wish is shown, hidden and restored by an administrator`, async ({
    browser,
  }) => {
    const visitor = await visitorPage(browser, { scripts: true })
    const name = `Laras ${size}`
    const wish = `Semoga ada kelas akhir pekan untuk ${size} ${Date.now()}.`
    await openForm(visitor, '/Voices/Aspiration')
    await form(visitor).locator('[name=name]').fill(name)
    await form(visitor).locator('[name=message]').fill(wish)
    await form(visitor).locator('button[type=submit]').click()
    await expect(form(visitor).locator('.form-sent')).toBeVisible()
    await expect(await wall(visitor, wish)).toHaveCount(0)

    const admin = await pageOf(browser, 'moderator', viewport)
    await admin.goto(at('/Kelola/Moderasi'))
    const row = rowOf(admin, name)
    await expect(row.getByText(wish)).toBeVisible()
    await row.getByRole('button', { name: `Tampilkan: ${name}` }).click()
    await expect(row.getByText('Sudah tampil di situs.')).toBeFocused()
    await expect(row.getByText('Disetujui')).toBeVisible()
    await expect(await wall(visitor, wish)).toBeVisible()

    await row.getByRole('button', { name: `Sembunyikan: ${name}` }).click()
    await expect(row.getByText('Disembunyikan dari situs.')).toBeVisible()
    await expect(await wall(visitor, wish)).toHaveCount(0)

    const hidden = admin.getByRole('link', { name: 'Disembunyikan', exact: true })
    await hidden.click()
    await expect(hidden).toHaveAttribute('aria-current', 'true')
    await expect(row.getByText(wish)).toBeVisible()
    await row.getByRole('button', { name: `Hapus: ${name}` }).click()
    const question = admin.getByRole('dialog', { name: 'Hapus kiriman ini?' })
    await question.getByRole('button', { name: 'Batal' }).click()
    await expect(question).toBeHidden()
    await row.getByRole('button', { name: `Hapus: ${name}` }).click()
    await question.getByRole('button', { name: 'Hapus' }).click()
    await expect(row.getByText(/Dapat dipulihkan selama tiga puluh hari/).last()).toBeVisible()
    await row.getByRole('button', { name: `Pulihkan: ${name}` }).click()
    await expect(row.getByText('Dipulihkan seperti semula.')).toBeVisible()
    await layOutAll(admin)
    const wide = await admin.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wide).toBeLessThanOrEqual(0)
    await Promise.all([visitor.context().close(), admin.context().close()])
  })

test('a school that waits is approved, and then offered in the list', async ({ browser }) => {
  const email = newEmail()
  const name = `SMK ${email.slice(6, 14)}`
  const admin = await pageOf(browser, 'moderator', sizes.phone)
  const offered = async () =>
    (await admin.evaluate(async () => (await fetch('/api/v1/school/list')).text())).includes(name)
  const { status } = await ask(admin, 'v1/school/register', {
    name,
    cityId: '34.71',
    students: 120,
    contactName: 'Ratna Kusuma',
    contactEmail: email,
    contactPhone: '081234567890',
    website: '',
  })
  expect(status).toBe(201)
  expect(await offered()).toBe(false)
  await admin.goto(at('/Kelola/Sekolah'))
  await rowOf(admin, name)
    .getByRole('button', { name: `Tolak: ${name}` })
    .click()
  const question = admin.getByRole('dialog', { name: 'Tolak pendaftaran sekolah ini?' })
  await expect(question).toContainText(email)
  await question.getByRole('button', { name: 'Tolak' }).click()
  await expect(question, 'a reason must be written').toBeVisible()
  await question.getByRole('button', { name: 'Batal' }).click()
  await rowOf(admin, name)
    .getByRole('button', { name: `Setujui: ${name}` })
    .click()
  await expect(rowOf(admin, name).getByText(/sudah tampil di daftar/)).toBeVisible()
  expect(await offered()).toBe(true)
  await admin.context().close()
})

test('an appointment is marked answered, and cancelled', async ({ browser }) => {
  const admin = await pageOf(browser, 'moderator')
  const topic = `Kunjungan ${Date.now()}`
  const email = newEmail()
  const { status } = await ask(admin, 'v1/post/appointment/create', {
    topic,
    name: 'Rahma Fitriani',
    email,
    phone: '081234567890',
    startsAt: await freeHour(admin),
    message: 'Kami datang pagi.',
    website: '',
  })
  expect(status).toBe(201)
  await admin.goto(at('/Kelola/Perjanjian?state=new'))
  const row = rowOf(admin, topic)
  await row.getByRole('button', { name: `Tandai sudah dijawab: ${topic}` }).click()
  await expect(row.getByText('Ditandai sudah dijawab.')).toBeVisible()
  await admin.reload()
  await expect(row).toHaveCount(0)
  await admin.goto(at('/Kelola/Perjanjian?state=answered'))
  await expect(row).toBeVisible()
  await expect(row).toContainText('Bertemu pada')
  await row.getByRole('button', { name: `Batalkan perjanjian: ${topic}` }).click()
  const question = admin.getByRole('dialog', { name: 'Batalkan perjanjian ini?' })
  await question.getByRole('button', { name: 'Batalkan perjanjian' }).click()
  await expect(row.getByText('Dibatalkan. Pengunjung dikabari lewat surel.')).toBeVisible()
  await expect.poll(() => mailsTo(email).then((mails) => mails.length), { timeout: 30_000 }).toBe(2)
  await admin.goto(at('/Kelola/Perubahan'))
  await expect(rowOf(admin, topic).first()).toContainText(nameOf('moderator'))
  await admin.context().close()
})

test('an account is suspended, and its session ends at once', async ({ browser }) => {
  const person = await pageOf(browser, 'suspended')
  const account = () => person.goto(at('/Akun')).then(() => person.waitForLoadState('networkidle'))
  await account()
  await expect(person.getByRole('heading', { name: 'Masuk dulu' })).toHaveCount(0)

  const admin = await pageOf(browser, 'moderator', sizes.phone)
  const email = emailOf('suspended')
  await admin.goto(at(`/Kelola/Akun?search=${encodeURIComponent(email)}`))
  const row = rowOf(admin, nameOf('suspended'))
  const download = admin.waitForEvent('download')
  await row.getByRole('button', { name: /^Unduh data/ }).click()
  const file = await (await download).path()
  expect(await readFile(file, 'utf8')).toContain(email)
  await row.getByRole('button', { name: /^Tangguhkan/ }).click()
  const question = admin.getByRole('dialog', { name: 'Tangguhkan akun ini?' })
  await expect(question).toContainText(email)
  await question.getByRole('button', { name: 'Tangguhkan' }).click()
  await expect(row.getByText('Ditangguhkan. Semua sesinya sudah berakhir.')).toBeFocused()
  await expect(row.getByRole('button', { name: /^Aktifkan lagi/ })).toBeVisible()

  await account()
  await expect(person.getByRole('heading', { name: 'Masuk dulu' })).toBeVisible()
  await Promise.all([person.context().close(), admin.context().close()])
})

test('a mentor sees own learners, and those of no other class', async ({ browser }) => {
  const learner = await pageOf(browser, 'learner')
  for (const slug of ['menulis-untuk-layar', 'angka-untuk-warung'])
    expect((await ask(learner, 'v1/class/payment/invoice', { slug })).status).toBe(200)
  const mentor = await pageOf(browser, 'mentor', sizes.phone)
  await mentor.goto(at('/Akun/Mengajar'))
  await expect(mentor.getByText('Anda belum mengajar kelas apa pun.')).toBeVisible()

  const admin = await pageOf(browser, 'moderator')
  const named = { slug: 'menulis-untuk-layar', email: emailOf('mentor'), teaches: true }
  expect((await ask(admin, 'v1/learning/teacher/update', named)).status).toBe(200)
  await mentor.reload()
  await mentor.getByRole('link', { name: /^Lihat peserta/ }).click()
  await expect(rowOf(mentor, nameOf('learner'))).toHaveCount(1)
  await mentor.goto(at('/Akun/Mengajar?class=angka-untuk-warung'))
  await expect(mentor.getByRole('link', { name: /^Lihat peserta/ })).toHaveCount(1)
  await expect(rowOf(mentor, nameOf('learner'))).toHaveCount(0)
  await Promise.all([learner, mentor, admin].map((page) => page.context().close()))
})

test('a lead reads statistics, and scores a team', async ({ browser }) => {
  const lead = await pageOf(browser, 'lead')
  const name = `Pelita ${Date.now()}`
  const member = { name: 'Sekar Arum', email: newEmail() }
  const team = { name, schoolName: 'SMK Pelita', mentorName: 'Bagas Aditya' }
  const sent = { ...team, mentorPhone: '081200000000', members: [member], website: '' }
  expect((await ask(lead, 'v1/team/register', sent)).status).toBe(201)
  await lead.goto(at('/Kelola/Statistik'))
  const registrations = lead.getByRole('figure', { name: 'Akun dan tim baru, per bulan' })
  await registrations.getByText('Angkanya sebagai tabel').click()
  await expect(registrations.getByRole('table')).toBeVisible()
  await lead.getByRole('navigation', { name: 'Pilih program' }).getByRole('link').nth(1).click()
  await expect(lead.getByRole('heading', { name: /^Pendaftaran ke kelas / })).toBeVisible()
  await lead.getByRole('link', { name: '3 bulan terakhir' }).click()
  await expect(lead).toHaveTitle(/^Statistik – .+ – 3 bulan terakhir/)
  await expect(lead.getByRole('heading', { name: /^Pendaftaran ke kelas / })).toBeVisible()

  await lead.goto(at('/Kelola/Tim'))
  await rowOf(lead, name).getByRole('spinbutton', { name: 'Skor' }).fill('870')
  await rowOf(lead, name)
    .getByRole('button', { name: /^Simpan skor/ })
    .click()
  await expect(rowOf(lead, name).getByText('Skor disimpan.')).toBeVisible()
  await lead.reload()
  await expect(rowOf(lead, name).getByRole('spinbutton', { name: 'Skor' })).toHaveValue('870')
  await lead.context().close()
})

test('a student is told on each page that it is not theirs', async ({ browser }) => {
  const student = await pageOf(browser, 'learner', sizes.phone)
  const refusal = student.getByRole('heading', { name: /^Akun ini tidak boleh/ })
  const pages = 'Moderasi Perjanjian Sekolah Tim Akun Perubahan Statistik'.split(' ')
  for (const path of [...pages.map((name) => `/Kelola/${name}`), '/Akun/Mengajar']) {
    await student.goto(at(path))
    await expect(refusal, path).toBeVisible()
  }
  await student.context().close()
})
