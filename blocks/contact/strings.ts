import type { Locale } from '#schemas/text.ts'

interface Strings {
  address: string
  map: string
  hours: string
  phone: string
  whatsapp: string
  write: string
  mail: string
}

export const strings: Record<Locale, Strings> = {
  id: {
    address: 'Alamat',
    map: 'Lihat di peta',
    hours: 'Jam buka',
    phone: 'Telepon',
    whatsapp: 'WhatsApp',
    write: 'Kirim pesan ke',
    mail: 'Surel',
  },
  en: {
    address: 'Address',
    map: 'See it on a map',
    hours: 'Opening hours',
    phone: 'Phone',
    whatsapp: 'WhatsApp',
    write: 'Write to',
    mail: 'Mail',
  },
}
