import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** Where mail is sent: an SMTP server, or files in a folder. */
export const MailEnvironment = z.object({
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      error: 'must be an address such as smtp://user:password@host:587',
    })
    .optional(),
  MAIL_FROM: z.email().default('no-reply@localhost.localdomain'),
})

export interface MailConfig {
  smtpUrl: string | undefined
  from: string
  /** Where mail is written when there is no SMTP server. */
  outbox: string
}

export interface Letter {
  id: string
  fromName: string
  to: string
  replyTo?: string
  subject: string
  text: string
  html: string
  /** Where one POST ends the subscription that it is sent for: RFC 8058. */
  unsubscribe?: string
  /** A text calendar of RFC 5545. */
  calendar?: { name: string; content: string }
}

/** Sends one letter; throws when it fails. */
export type SendLetter = (letter: Letter) => Promise<void>

/**
 * Sends by SMTP when a server is configured, else writes each letter into the outbox as a file that mail
 * programs open.
 */
export function openTransport({ smtpUrl, from, outbox }: MailConfig): SendLetter {
  const patience = { connectionTimeout: 10_000, socketTimeout: 30_000 }
  const open = async () => {
    const { createTransport } = await import('nodemailer')
    return {
      smtp: smtpUrl === undefined ? undefined : createTransport({ url: smtpUrl, ...patience }),
      toFile: createTransport({ streamTransport: true, buffer: true, newline: 'unix' }),
    }
  }
  let opened: ReturnType<typeof open> | undefined
  return async ({ id, fromName, calendar, unsubscribe, ...letter }) => {
    const mail = {
      ...letter,
      from: { name: fromName, address: from },
      messageId: `<${id}@tenun>`,
      ...(unsubscribe === undefined ? {} : { headers: toListHeaders(unsubscribe) }),
      ...(calendar === undefined ? {} : { attachments: [toAttachment(calendar)] }),
    }
    const { smtp, toFile } = await (opened ??= open())
    if (smtp !== undefined) return void (await smtp.sendMail(mail))
    const { message } = await toFile.sendMail(mail)
    await mkdir(outbox, { recursive: true, mode: 0o700 })
    const file = join(outbox, `${id}.eml`)
    await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 })
    await rename(`${file}.part`, file)
  }
}

const toAttachment = ({ name, content }: NonNullable<Letter['calendar']>) => ({
  filename: name,
  content,
  contentType: 'text/calendar; charset=utf-8',
})

const toListHeaders = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
