import type { Locale } from '#schemas/text.ts'

export const strings: Record<Locale, { files: string }> = {
  id: { files: 'Berkas' },
  en: { files: 'Files' },
}
