import { z } from 'zod'
import { itemPath, link, longText, text } from '#schemas/text.ts'
import { categoryProp, listPageProp, searchProp } from '../parts/list-props.ts'

export const VideoGridProps = z.object({
  eyebrow: text(80).optional().meta({ title: 'Eyebrow' }),
  heading: text(120).meta({ title: 'Heading' }),
  lead: longText(400).optional().meta({ title: 'Lead' }),
  kind: z.string().min(1).max(60).default('video').meta({
    title: 'Kind of post',
    description: 'The slug of a kind whose posts carry a video.',
    role: 'data',
  }),
  limit: z.int().min(1).max(24).default(6).meta({ title: 'How many', role: 'data' }),
  page: listPageProp,
  search: searchProp,
  category: categoryProp,
  detail: itemPath().optional().meta({
    title: 'Page of one video',
    description: 'page:<page> or a path such as /Video/:slug; empty leads to the video itself.',
  }),
  all: link().optional().meta({ title: 'Link to all videos' }),
  band: z.enum(['plain', 'tint']).default('plain').meta({ title: 'Ground', role: 'design' }),
})
export type VideoGridProps = z.output<typeof VideoGridProps>
