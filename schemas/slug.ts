import { z } from 'zod'
import { bilingual } from './bilingual.ts'

/** A name in a URL path: `dasar-html-css`. */
export const Slug = z
  .string()
  .max(200)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
    error: bilingual({
      id: 'Pakai huruf kecil dan angka, dengan satu tanda hubung di antaranya.',
      en: 'must be lower-case letters and digits, with single hyphens between them',
    }),
  })

/** A slug has at most 200 characters; ten are left for a number behind it. */
const longest = 190

/** `Dasar HTML & CSS` → `dasar-html-css`; empty when the text has no Latin letter or digit. */
export function slugFrom(text: string): string {
  const words = text.normalize('NFKD').toLowerCase().replaceAll(/\p{M}/gu, '')
  const hyphened = words.replaceAll(/[^a-z0-9]+/g, '-').replace(/^-/, '')
  return hyphened.slice(0, longest).replace(/-$/, '')
}
