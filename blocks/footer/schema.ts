import { z } from 'zod'
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
  address: longText(300).optional().meta({ title: 'Address' }),
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
