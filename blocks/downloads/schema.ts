import { z } from 'zod'
import { link, longText, text } from '#schemas/text.ts'

const File = z.strictObject({
  name: text(160).meta({ title: 'Name' }),
  text: text(300).optional().meta({ title: 'Text' }),
  kind: text(12).meta({ title: 'Kind', description: 'Such as PDF.' }),
  kilobytes: z.int().min(1).max(100_000_000).optional().meta({
    title: 'Size in kilobytes',
    role: 'content',
  }),
  href: link().meta({ title: 'File', description: '/media/<file> of the layout, or an address.' }),
})
export type File = z.output<typeof File>

export const DownloadsProps = z.object({
  eyebrow: text(80).optional().meta({ title: 'Eyebrow' }),
  heading: text(140).optional().meta({ title: 'Heading' }),
  lead: longText(400).optional().meta({ title: 'Lead' }),
  files: z.array(File).max(40).meta({ title: 'Files', role: 'content' }),
  look: z.enum(['list', 'cards']).default('list').meta({
    title: 'Look',
    description: 'Ruled lines, or cards side by side.',
    role: 'design',
  }),
  band: z.enum(['plain', 'tint', 'dark']).default('plain').meta({
    title: 'Ground',
    role: 'design',
  }),
})
export type DownloadsProps = z.output<typeof DownloadsProps>
