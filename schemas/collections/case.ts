import { z } from 'zod'
import { Slug } from '../slug.ts'
import { html, image, link, longText, text } from '../text.ts'
import { slug } from './parts.ts'

const Photo = z.strictObject({
  link: image().meta({ title: 'Picture' }),
  name: text(160).meta({ title: 'What it shows' }),
})

const Video = z.strictObject({
  link: link().meta({ title: 'Address of the video' }),
  thumbnail: image().optional().meta({ title: 'Still picture' }),
})

const Batch = z.strictObject({
  label: text(80).meta({ title: 'Name of the batch' }),
  date: z.iso.date().meta({ title: 'Day', description: 'Such as 2026-08-17.' }),
})

/** A finished piece of work: for whom, when, and what came of it. */
export const CaseRow = z.strictObject({
  slug,
  title: text(140).meta({ title: 'Title' }),
  kind: Slug.meta({
    title: 'Kind of work',
    description: 'A word of the address, such as pelatihan.',
  }),
  summary: longText(400).meta({ title: 'Summary' }),
  cover: image().optional().meta({ title: 'Cover' }),
  description: html().meta({
    title: 'Description',
    description: 'HTML: p, h2, h3, ul, ol, li, strong, em, a, blockquote.',
  }),
  date: z.iso.date().optional().meta({ title: 'Day', description: 'Such as 2026-08-17.' }),
  clientName: text(120).optional().meta({ title: 'For whom' }),
  projectLink: link().optional().meta({ title: 'Address of the result' }),
  photos: z.array(Photo).max(24).default([]).meta({ title: 'Photos' }),
  video: Video.optional().meta({ title: 'Video' }),
  batchs: z.array(Batch).max(24).default([]).meta({ title: 'Batches' }),
  images: z.array(image()).max(24).default([]).meta({ title: 'Further pictures' }),
})
