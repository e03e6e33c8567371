// The mails that a server of a test has sent. Only tests import this file.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { until } from '#tests/serve.ts'

/** Every mail in the outbox of a data folder, with its lines joined. */
export async function mailsIn(dataFolder: string): Promise<string[]> {
  const outbox = join(dataFolder, 'outbox')
  const files = (await readdir(outbox).catch(() => [])).filter((file) => file.endsWith('.eml'))
  const texts = await Promise.all(files.map((file) => readFile(join(outbox, file), 'utf8')))
  return texts.map((text) => text.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='))
}

/** A mail to an address that contains this text, once there is one. */
export async function mailTo(dataFolder: string, email: string, containing = ''): Promise<string> {
  let mail: string | undefined
  await until(async () => {
    const mails = await mailsIn(dataFolder)
    mail = mails.find((text) => text.includes(`To: ${email}`) && text.includes(containing))
    return mail !== undefined
  }, `a mail to ${email} is in the outbox`)
  return mail ?? ''
}

/** The origins of the addresses in a text. */
export const originsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/https?:\/\/[^/\s"'<>]+/g)].map(([origin]) => origin)),
]
