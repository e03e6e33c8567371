import type { Locale } from '#schemas/text.ts'

interface Strings {
  whatsapp: string
  copy: string
  more: string
  copied: string
  notCopied: string
}

export const strings: Record<Locale, Strings> = {
  id: {
    whatsapp: 'Kirim lewat WhatsApp',
    copy: 'Salin tautan',
    more: 'Cara lain',
    copied: 'Tautan sudah disalin.',
    notCopied: 'Tautan belum dapat disalin. Salin sendiri dari sini:',
  },
  en: {
    whatsapp: 'Send by WhatsApp',
    copy: 'Copy the link',
    more: 'Other ways',
    copied: 'The link is copied.',
    notCopied: 'The link could not be copied. Copy it from here:',
  },
}
