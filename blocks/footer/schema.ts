import { z } from 'zod'
import { bilingual } from '#schemas/bilingual.ts'
import { chatNumber } from '#schemas/phone.ts'
import { link, longText, text } from '#schemas/text.ts'

const FooterLink = z.strictObject({
  label: text(60).meta({ title: 'Label' }),
  href: link().meta({ title: 'Leads to' }),
})

const Column = z.strictObject({
  heading: text(40).meta({ title: 'Heading' }),
  links: z.array(FooterLink).max(10).meta({ title: 'Links', role: 'content' }),
})

const Contact = z.strictObject({
  email: z.email().optional().meta({ title: 'E-mail', role: 'content' }),
  phone: z
    .string()
    .max(30)
    .regex(/^[+\d][\d ()-]+$/, { error: 'must be a telephone number such as +62 21 555 0199' })
    .optional()
    .meta({ title: 'Telephone', role: 'content' }),
  whatsapp: chatNumber().optional().meta({ title: 'WhatsApp' }),
  message: text(300)
    .optional()
    .meta({
      title: 'First message',
      description: 'What visitors may change before they send it by WhatsApp.',
      examples: ['Halo, saya ingin bertanya tentang kelas.'],
    }),
  address: longText(300).optional().meta({ title: 'Address' }),
})

const digits = (lengths: string, error: string) =>
  z
    .string()
    .max(50)
    .regex(new RegExp(`^(?:[ .-]{0,2}[0-9])${lengths}$`), { error })

/**
 * Who runs the site, as who sells in Indonesia must say: the identity of the legal subject (UU 11/2008 ITE, art. 9; PP 80/2019,
 * art. 13) and of the operator of the system (PP 71/2019, art. 29), which Permendag 31/2023 carries out. A NIB has 13
 * digits; an NPWP 16, or 15 in its older form.
 */
const Operator = z.strictObject({
  name: text(120).meta({ title: 'Legal name', examples: ['PT Contoh Belajar'] }),
  address: longText(300).optional().meta({
    title: 'Registered address',
    description: 'Where letters reach the operator.',
  }),
  nib: digits(
    '{13}',
    bilingual({ id: 'Tulis 13 angka NIB.', en: 'must be the 13 digits of a NIB' }),
  )
    .optional()
    .meta({ title: 'NIB', role: 'content', examples: ['0000000000000'] }),
  npwp: digits(
    '{15,16}',
    bilingual({ id: 'Tulis 15 atau 16 angka NPWP.', en: 'must be the 15 or 16 digits of an NPWP' }),
  )
    .optional()
    .meta({ title: 'NPWP', role: 'content', examples: ['0000000000000000'] }),
  registration: text(120).optional().meta({
    title: 'Other registration',
    description: 'Such as the decree that a foundation was recognised by.',
  }),
})

export const FooterProps = z.object({
  line: text(200).optional().meta({
    title: 'Brand line',
    description: 'What the site stands for, in one sentence.',
  }),
  columns: z.array(Column).max(4).default([]).meta({ title: 'Columns', role: 'content' }),
  contact: Contact.optional().meta({ title: 'Contact', role: 'content' }),
  social: z
    .array(FooterLink)
    .max(8)
    .default([])
    .meta({ title: 'Elsewhere', description: 'Profiles on social networks.', role: 'content' }),
  legal: z.array(FooterLink).max(6).default([]).meta({
    title: 'Legal pages',
    description: 'Such as privacy, terms and accessibility, in one line at the end.',
    role: 'content',
  }),
  operator: Operator.optional().meta({
    title: 'Operator',
    description: 'Who runs the site, by law. A site that sells has to say so.',
    role: 'content',
  }),
  note: text(300).optional().meta({
    title: 'Note',
    description: 'The last line: who is responsible, or the licence.',
  }),
  brand: z.enum(['both', 'logo', 'title']).default('both').meta({
    title: 'Brand',
    description: 'Logo and title, or one of them. Logos come from the site’s settings.',
    role: 'design',
  }),
  look: z.enum(['plain', 'dark', 'large']).default('plain').meta({
    title: 'Look',
    description: 'Quiet; on dark ground; or ending in the site’s name, set very large.',
    role: 'design',
  }),
})
export type FooterProps = z.output<typeof FooterProps>
