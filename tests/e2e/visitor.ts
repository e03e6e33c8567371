import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { expect, type Browser, type Page, type Request } from '@playwright/test'

/** An e-mail address that no other test has. */
export const newEmail = (): string => `rahma-${randomUUID()}@sekolah.example`

let addresses = 0

/** A network address that no other test has, since the server limits how often one may send. */
const newAddress = () =>
  `10.${process.pid % 250}.${Math.floor(Math.random() * 250)}.${++addresses % 250}`

/** Opens a page of a visitor with an address of their own. */
export async function visitorPage(browser: Browser, { scripts }: { scripts: boolean }) {
  const context = await browser.newContext({
    javaScriptEnabled: scripts,
    extraHTTPHeaders: { 'x-forwarded-for': newAddress() },
  })
  return context.newPage()
}

/** Sends a request to the server past the browser, which gets no answer; resolves to the status. */
export function deliver(sent: Request): Promise<number> {
  const { host, port, pathname } = new URL(sent.url())
  const { 'content-length': _, ...headers } = sent.headers()
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        host: '127.0.0.1',
        port,
        path: pathname,
        method: sent.method(),
        headers: { ...headers, host },
      },
      (answer) => {
        answer.resume()
        resolve(answer.statusCode ?? 0)
      },
    )
    outgoing.on('error', reject)
    outgoing.end(sent.postData())
  })
}

/** How many requests of an address were stored: each queues one mail of thanks in its own transaction. */
export async function storedFor(email: string): Promise<number> {
  const outbox = process.env['E2E_OUTBOX'] ?? ''
  // A mail that is still written has another name.
  const files = (await readdir(outbox).catch(() => [])).filter((file) => file.endsWith('.eml'))
  const mails = await Promise.all(files.map((file) => readFile(join(outbox, file), 'utf8')))
  return mails.filter((mail) => new RegExp(`^To: .*${email}`, 'm').test(mail)).length
}

/** Waits for the mail of one request, and some longer for that of a second one. */
export async function expectStoredOnce(page: Page, email: string): Promise<void> {
  await expect.poll(() => storedFor(email), { timeout: 30_000 }).toBe(1)
  await page.waitForTimeout(3000)
  expect(await storedFor(email)).toBe(1)
}
