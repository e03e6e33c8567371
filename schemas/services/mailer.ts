import { z } from 'zod'
import { bilingual } from '../bilingual.ts'
import { writeOneLine } from '../messages.ts'
import { endpoint } from '../endpoint.ts'
import { Email, Honeypot, PersonName } from './account.ts'

/**
 * Sends a mail. A visitor's goes to the staff of the site, never to an address of the visitor's choice; only an
 * admin may name the recipient (403). It is stored first and sent afterwards. 409 when the site has no staff
 * yet.
 */
export const notify = endpoint({
  host: 'mailer',
  method: 'POST',
  path: 'v1/notify',
  summary: 'Send a mail.',
  input: z
    .strictObject({
      to: Email.optional().describe(
        'For admins: who it is for. Without it: the people of the site.',
      ),
      name: PersonName.optional(),
      email: Email.optional().describe('Where an answer goes.'),
      subject: z
        .string()
        .trim()
        .min(3)
        .max(150)
        .regex(/^\P{Cc}*$/u, {
          error: writeOneLine,
        }),
      message: z.string().trim().min(10).max(5000),
      website: Honeypot,
    })
    .refine(({ to, email }) => to !== undefined || email !== undefined, {
      error: bilingual({
        id: 'Sebutkan ke mana jawaban dapat dikirim.',
        en: 'Say where an answer may go.',
      }),
      path: ['email'],
    }),
  output: z.object({ accepted: z.literal(true) }),
  access: 'public',
  entities: [],
  success: 201,
  throttle: { times: 5, seconds: 600 },
})

export const mailerEndpoints = [notify]
