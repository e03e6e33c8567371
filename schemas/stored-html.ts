import { z } from 'zod'

const stored = z.registry<{ kind: 'html' }>()

/** HTML of an answer. Our own services have sanitised it when it was stored; that of other systems is sanitised when it comes. */
export const storedHtml = (description = 'HTML, sanitised when it was stored.') =>
  z.string().describe(description).register(stored, { kind: 'html' })

/** Whether a field of an answer is HTML. */
export const isStoredHtml = (field: z.core.$ZodType): boolean => stored.has(field)
