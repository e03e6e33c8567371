import type { Locale } from '#schemas/text.ts'

const id = {
  topic: 'Perihal',
  name: 'Nama',
  email: 'Surel',
  emailHint: 'Jawaban kami kirim ke alamat ini.',
  phone: 'Nomor telepon',
  phoneHint: 'Misalnya 0812 3456 7890.',
  institution: 'Lembaga',
  date: 'Tanggal yang diinginkan',
  dateHint: 'Dari hari ini sampai 90 hari ke depan.',
  message: 'Pesan',
  submit: 'Kirim permintaan',
  sentHeading: 'Permintaan Anda terkirim',
  sentText: 'Kami mengirim surel kepada Anda dan menjawab pada hari kerja berikutnya.',
}

export const strings: Record<Locale, typeof id> = {
  id,
  en: {
    topic: 'Topic',
    name: 'Name',
    email: 'E-mail',
    emailHint: 'We answer to this address.',
    phone: 'Telephone',
    phoneHint: 'For example 0812 3456 7890.',
    institution: 'Institution',
    date: 'Preferred date',
    dateHint: 'From today to 90 days ahead.',
    message: 'Message',
    submit: 'Send the request',
    sentHeading: 'Your request was sent',
    sentText: 'We have sent you an e-mail, and answer on the next working day.',
  },
}
