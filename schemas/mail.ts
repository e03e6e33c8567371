import { z } from 'zod'

const name = z.string().max(200)
/** An absolute address at the site's own origin. */
const link = z.url().max(600)

/** The mails that are sent, and what each is filled in with. Their words are in src/services/local/mail. */
export const mailTemplates = {
  'confirm-address': z.strictObject({ name, link }),
  'has-account': z.strictObject({ name, link }),
  'new-password': z.strictObject({ name, link }),
  'password-changed': z.strictObject({ name, link }),
  invitation: z.strictObject({ name, link }),
  'team-registered': z.strictObject({ name, team: name, event: name }),
  'school-registered': z.strictObject({ name, school: name }),
  message: z.strictObject({
    subject: name,
    message: z.string().max(5000),
    /** Who wrote it, and where an answer goes; both may be unknown. */
    name,
    replyTo: z.string().max(254),
  }),
} as const
export type MailTemplate = keyof typeof mailTemplates
