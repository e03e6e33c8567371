import { z } from 'zod'

/** A file as an answer: it is sent as its bytes, to be saved and never shown. */
export const FileContent = z.object({
  name: z.string().min(1).max(255),
  type: z.string(),
  content: z.base64(),
})
export type FileContent = z.output<typeof FileContent>
