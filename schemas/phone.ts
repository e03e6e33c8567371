import { z } from 'zod'
import { bilingual } from './bilingual.ts'

/**
 * A telephone number that WhatsApp can be opened with: E.164 (8 to 15 digits after a +), or an Indonesian one with its 0.
 * Spaces, points, hyphens and brackets are allowed between the digits.
 */
export const chatNumber = () =>
  z
    .string()
    .max(42)
    .regex(/^(?:\+[1-9]|0[1-9])(?:[ .()-]{0,2}\d){7,13}$/, {
      error: bilingual({
        id: 'Tulis nomor dengan kode negara, seperti +62 812 3456 7890, atau diawali 0.',
        en: 'must be a number with its country code, such as +62 812 3456 7890, or with its first 0',
      }),
    })
    .meta({ role: 'content', examples: ['+62 812 0000 0000'] })
