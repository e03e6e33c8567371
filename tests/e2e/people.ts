import { createHash, randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { siteUrl } from './site.ts'

/** Somebody with an account of the kind student at one layout's site. */
export interface Person {
  layout: string
  name: string
  email: string
  password: string
}

/** The link in a mail of the server under test, once it was sent. */
async function mailedLink(email: string): Promise<string> {
  const outbox = join(process.env['E2E_DATA'] ?? '', 'outbox')
  let link: string | undefined
  const look = async () => {
    for (const file of await readdir(outbox).catch(() => [])) {
      if (!file.endsWith('.eml')) continue
      const mail = (await readFile(join(outbox, file), 'utf8'))
        .replaceAll(/=\r?\n/g, '')
        .replaceAll('=3D', '=')
      if (mail.includes(`To: ${email}`))
        link ??= /\/account\/verify\?token=[\w-]{43}/.exec(mail)?.[0]
    }
    return link
  }
  await expect.poll(look, { timeout: 20_000 }).toBeDefined()
  return link ?? ''
}

/** Signs somebody up through the forms of the account site, and confirms the address by the mailed link. */
export async function signUp(page: Page, person: Person): Promise<void> {
  await page.goto(siteUrl(person.layout, '/Register'))
  await page.locator('main').getByRole('link', { name: 'Daftar', exact: true }).click()
  await page.getByLabel('Nama lengkap').fill(person.name)
  await page.getByLabel('Alamat surel').fill(person.email)
  await page.getByLabel('Kata sandi').fill(person.password)
  await page.getByRole('button', { name: 'Daftar' }).click()
  await expect(page.getByText(person.email)).toBeVisible()
  await page.goto(siteUrl(person.layout, await mailedLink(person.email)))
  await page.getByRole('button', { name: 'Konfirmasi' }).click()
  await expect(page.getByText('Akun Anda siap dipakai.')).toBeVisible()
}

/** Fills the form of the account site in, as it is shown. */
export async function fillSignIn(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel(/^(Alamat surel|E-mail address)$/).fill(email)
  await page.getByLabel(/^(Kata sandi|Password)$/).fill(password)
  await page.getByRole('button', { name: /^(Masuk|Sign in)$/ }).click()
}

/** Sends a call of the accounts from within a page: only the browser knows the hosts under test. */
interface Post {
  path: string
  body: object
  token?: string
}
const post = (page: Page, sent: Post) =>
  page.evaluate(async ({ path, body, token }: Post) => {
    const answer = await fetch(`/api/auth/${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
    })
    return { status: answer.status, data: ((await answer.json()) as { data: unknown }).data }
  }, sent)

/** Opens a session of its own without the pages, and stores it in the browser of a page as signing in does. */
export async function openSession(page: Page, person: Person): Promise<string> {
  const verifier = randomBytes(32).toString('base64url')
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  const { email, password, layout } = person
  await page.goto(siteUrl(layout))
  const signedIn = await post(page, {
    path: 'account/sign-in',
    body: { email, password, code_challenge: challenge },
  })
  const { code } = signedIn.data as { code: string }
  const exchanged = await post(page, {
    path: 'generate/token',
    body: { code, code_verifier: verifier },
  })
  const { access_token: token } = exchanged.data as { access_token: string }
  await storeToken(page, token)
  return token
}

/** Start-up clears what is stored before the first visit, so it goes first. */
export async function storeToken(page: Page, token: string): Promise<void> {
  await page.waitForFunction(() => localStorage.getItem('appVersion') !== null)
  await page.evaluate((token) => {
    localStorage.setItem('access_token', token)
    localStorage.setItem('user_kind', 'student')
  }, token)
}

const shared = new Map<string, string>()

/** Stores a session that several tests share: none of them may end it, and the server limits how many are opened. */
export async function giveSession(page: Page, person: Person): Promise<void> {
  const token = shared.get(person.email)
  if (token === undefined) {
    shared.set(person.email, await openSession(page, person))
    return
  }
  await page.goto(siteUrl(person.layout))
  await storeToken(page, token)
}

/** Ends a session on the server, while the browser still has its token. */
export async function revoke(page: Page, token: string): Promise<void> {
  expect((await post(page, { path: 'account/sign-out', body: {}, token })).status).toBe(200)
}
