import type { Bilingual } from '../bilingual.ts'

/** What is said where a picture has no alternative text. Without zod, since browsers read it. */
export const describePicture: Bilingual = {
  id: 'Tulis yang terlihat pada gambar ini.',
  en: 'Write what this picture shows.',
}
