import { z } from 'zod'

/** A name in a URL path: `dasar-html-css`. */
export const Slug = z
  .string()
  .max(200)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
    error: 'must be lower-case letters and digits, with single hyphens between them',
  })
