import { z } from 'zod'

/** What the cover of a row shows, in an answer. */
export const coverAlt = {
  coverAlt: z
    .string()
    .optional()
    .describe('What the cover shows; empty where nobody has written it.'),
}
