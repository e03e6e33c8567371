import { z } from 'zod'
import { TimeZone } from './time-zone.ts'

/** A name of a person or thing, or an e-mail address. */
const name = z.string().max(254)
/** An absolute URL at the site's own origin. */
const link = z.url().max(600)
/** The Reply-To address; empty when unknown. It is never inserted into a text. */
const replyTo = z.email().max(254).or(z.literal(''))

/** The hour of an appointment as an interval of ISO 8601, its zone, and its id: for the text and its calendar. */
const hour = {
  slot: z.string().regex(/^[0-9TZ:.-]{20,30}\/[0-9TZ:.-]{20,30}$/),
  zone: TimeZone,
  appointment: z.uuid(),
}

/** The mails that are sent and the values inserted into each. Their texts are in src/services/local/areas/mail. */
export const mailTemplates = {
  'confirm-address': z.strictObject({ name, link }),
  'has-account': z.strictObject({ name, link }),
  'new-password': z.strictObject({ name, link }),
  'password-changed': z.strictObject({ name, link }),
  invitation: z.strictObject({ name, link }),
  'invitation-to-sign-in': z.strictObject({ name, link }),
  'team-registered': z.strictObject({ name, team: name, event: name }),
  'school-registered': z.strictObject({ name, school: name }),
  'school-listed': z.strictObject({ name, school: name }),
  'school-declined': z.strictObject({ name, school: name, reason: z.string().max(500) }),
  'new-school': z.strictObject({
    school: name,
    city: name,
    name,
    email: name,
    phone: name,
    replyTo,
  }),
  'new-job': z.strictObject({ title: name, name, email: name, link, replyTo }),
  'appointment-asked': z.strictObject({ name, topic: name, date: z.iso.date() }),
  'new-appointment': z.strictObject({
    topic: name,
    date: z.iso.date(),
    name,
    institution: name,
    email: name,
    phone: name,
    message: z.string().max(37_000),
    replyTo,
  }),
  'appointment-booked': z.strictObject({ name, topic: name, ...hour }),
  'new-booking': z.strictObject({
    topic: name,
    ...hour,
    name,
    institution: name,
    email: name,
    phone: name,
    message: z.string().max(37_000),
    replyTo,
  }),
  'appointment-cancelled': z.strictObject({ name, topic: name, ...hour }),
  'request-cancelled': z.strictObject({ name, topic: name, date: z.iso.date() }),
  'newsletter-confirm': z.strictObject({ link }),
  'newsletter-welcome': z.strictObject({ link }),
  'form-received': z.strictObject({ title: name, receipt: name }),
  'new-submission': z.strictObject({
    title: name,
    receipt: name,
    answers: z.string().max(40_000),
    replyTo,
  }),
  'payment-received': z.strictObject({
    name,
    class: name,
    amount: z.string().regex(/^\d{1,15}$/),
    date: z.iso.date(),
    receipt: name,
  }),
  'donation-received': z.strictObject({
    name,
    amount: z.string().regex(/^\d{1,15}$/),
    date: z.iso.date(),
    receipt: name,
  }),
  'demo-asked': z.strictObject({ email: name, replyTo }),
  message: z.strictObject({ subject: name, message: z.string().max(5000), name, replyTo }),
} as const
export type MailTemplate = keyof typeof mailTemplates

/** Values that no text shows as they are. */
const silent = ['link', 'replyTo', 'zone', 'appointment']

/** The placeholders that the text of a mail may contain: its values and its site. */
export const mailNames = (template: MailTemplate): string[] =>
  [...Object.keys(mailTemplates[template].shape), 'site'].filter((key) => !silent.includes(key))

/** A text of a mail that a layout writes: in one language, or in each. */
const mailText = (template: MailTemplate, most: number) => {
  const names = mailNames(template).map((key) => `{${key}}`)
  const form = new RegExp(`^(?:[^{}\\u0000-\\u0008]|\\{(?:${mailNames(template).join('|')})\\})*$`)
  const text = z
    .string()
    .max(most)
    .regex(form, { error: `may hold no braces but ${names.join(', ')}` })
    .meta({ kind: 'text', role: 'content' })
  return z.union([text, z.strictObject({ id: text, en: text }).partial()])
}

const mailWords = (template: MailTemplate) => {
  const words = z.strictObject({
    subject: mailText(template, 150),
    text: mailText(template, 4000).meta({
      description: 'Paragraphs, with a blank line between two.',
    }),
    action: mailText(template, 60).meta({ description: 'What the button over the link says.' }),
  })
  const hasLink = Object.hasOwn(mailTemplates[template].shape, 'link')
  // Only a mail with a link has a button to label.
  return (hasLink ? words : words.omit({ action: true })).partial() as ReturnType<
    typeof words.partial
  >
}

const templates = Object.keys(mailTemplates) as MailTemplate[]

/** A layout's own texts for the mails of its site, by mail; missing ones have the built-in text. */
export const MailTexts = z
  .strictObject(
    Object.fromEntries(templates.map((one) => [one, mailWords(one)])) as Record<
      MailTemplate,
      ReturnType<typeof mailWords>
    >,
  )
  .partial()
export type MailTexts = z.output<typeof MailTexts>
