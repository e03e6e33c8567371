import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The mails to an address that the server under test has sent, with their lines joined. */
export async function mailsTo(email: string): Promise<string[]> {
  const outbox = process.env['E2E_OUTBOX'] ?? ''
  const files = (await readdir(outbox)).filter((file) => file.endsWith('.eml'))
  const mails = await Promise.all(files.map((file) => readFile(join(outbox, file), 'utf8')))
  return mails
    .filter((mail) => new RegExp(`^To: .*${email}`, 'm').test(mail))
    .map((mail) => mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='))
}
