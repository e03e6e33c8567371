import { z } from 'zod'
import { IconName } from '../icon.ts'
import { html, image, longText, text } from '../text.ts'
import { slug } from './parts.ts'

/** Something that the site's owner does for others, with a page of its own. */
export const ServiceRow = z.strictObject({
  slug,
  icon: IconName.optional().meta({ title: 'Icon', role: 'design' }),
  title: text(80).meta({ title: 'Title' }),
  summary: longText(400).meta({ title: 'Summary' }),
  description: html()
    .optional()
    .meta({ title: 'Description', description: 'HTML, as of a portfolio case.' }),
  image: image().optional().meta({ title: 'Picture' }),
})
