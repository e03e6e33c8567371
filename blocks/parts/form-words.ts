import type { Locale } from '#schemas/text.ts'

interface FormWords {
  /** In the summary above a form. */
  check: (count: number) => string
  notSent: string
  required: string
  email: string
  long: string
  pattern: string
  range: string
  /** Of a file with more than so many megabytes. */
  heavy: (most: number) => string
  optional: string
  choose: string
  honeypot: string
  sending: string
  again: string
  receipt: string
}

/** What forms say in each language. */
export const formWords: Record<Locale, FormWords> = {
  id: {
    check: (count) => `Periksa ${count} isian`,
    notSent: 'Formulir belum terkirim',
    required: 'Isi bagian ini.',
    email: 'Tulis alamat surel, misalnya nama@contoh.id.',
    long: 'Persingkat isian ini.',
    pattern: 'Penulisannya tidak sesuai.',
    range: 'Nilai ini di luar batas.',
    heavy: (most) => `Pilih berkas yang paling besar ${most} MB.`,
    optional: 'boleh kosong',
    choose: 'Pilih satu',
    honeypot: 'Biarkan kosong',
    sending: 'Mengirim…',
    again: 'Isi formulir lagi',
    receipt: 'Nomor tanda terima:',
  },
  en: {
    check: (count) => (count === 1 ? 'Check 1 field' : `Check ${count} fields`),
    notSent: 'The form was not sent',
    required: 'Fill this in.',
    email: 'Write an e-mail address, such as name@example.org.',
    long: 'Shorten this.',
    pattern: 'It is not written as it must be.',
    range: 'This value is out of range.',
    heavy: (most) => `Choose a file of at most ${most} MB.`,
    optional: 'optional',
    choose: 'Choose one',
    honeypot: 'Leave this empty',
    sending: 'Sending…',
    again: 'Fill in the form again',
    receipt: 'Receipt number:',
  },
}
