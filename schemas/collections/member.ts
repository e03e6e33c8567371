import { z } from 'zod'
import { image, link, longText, text } from '../text.ts'
import { optionalSlug } from './parts.ts'

/** A person of the team. */
export const MemberRow = z.strictObject({
  slug: optionalSlug,
  name: text(120).meta({ title: 'Name' }),
  role: text(120).meta({ title: 'Role' }),
  bio: longText(600).optional().meta({ title: 'In a few words' }),
  image: image().optional().meta({ title: 'Portrait' }),
  linkedIn: link().optional().meta({ title: 'Address at LinkedIn' }),
})
