import { z } from 'zod'
import { html, image, link, longText, text } from '#schemas/text.ts'

export const PortfolioCaseProps = z.object({
  title: text(140).meta({ title: 'Title', description: 'The page’s only main heading.' }),
  summary: longText(400).optional().meta({ title: 'Summary' }),
  cover: image().optional().meta({ title: 'Cover' }),
  description: html().optional().meta({
    title: 'Description',
    description: 'HTML of a row of collections/: { "$bind": "case.description" }.',
  }),
  clientName: text(120).optional().meta({ title: 'For whom' }),
  date: z.iso.date().optional().meta({ title: 'Day', description: 'Such as 2026-08-17.' }),
  projectLink: link().optional().meta({ title: 'Address of the result' }),
  batchs: z
    .array(
      z.strictObject({
        label: text(80).meta({ title: 'Name of the batch' }),
        date: z.iso.date().meta({ title: 'Day' }),
      }),
    )
    .max(24)
    .default([])
    .meta({ title: 'Batches', role: 'content' }),
  photos: z
    .array(
      z.strictObject({
        link: image().meta({ title: 'Picture' }),
        name: text(160).meta({ title: 'What it shows' }),
      }),
    )
    .max(24)
    .default([])
    .meta({ title: 'Photos', role: 'content' }),
  images: z.array(image()).max(24).default([]).meta({
    title: 'Further pictures',
    description: 'Without words of their own: they are decoration.',
    role: 'content',
  }),
  video: z
    .strictObject({
      link: link().meta({ title: 'Address of the video' }),
      thumbnail: image().optional().meta({ title: 'Still picture' }),
    })
    .optional()
    .meta({ title: 'Video', role: 'content' }),
  back: link().optional().meta({ title: 'Link back to the list' }),
  band: z.enum(['plain', 'tint']).default('plain').meta({ title: 'Ground', role: 'design' }),
})
export type PortfolioCaseProps = z.output<typeof PortfolioCaseProps>
