import type { Locale } from '#schemas/text.ts'
import { countInEnglish } from '../parts/format.ts'

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
  slot: 'Hari dan jam',
  slotHint: (minutes: number, zone: string) =>
    `Setiap pertemuan ${minutes} menit. Semua jam dalam ${zone}.`,
  slotCount: (count: number) => `${count} jam kosong`,
  slotNone: 'Saat ini tidak ada jam yang kosong. Coba lagi besok.',
  message: 'Pesan',
  submit: 'Kirim permintaan',
  book: 'Buat perjanjian',
  sentHeading: 'Permintaan Anda terkirim',
  sentText: 'Kami mengirim surel kepada Anda dan menjawab pada hari kerja berikutnya.',
  bookedHeading: 'Perjanjian Anda tercatat',
  bookedText: 'Kami mengirim surel kepada Anda dengan waktu ini dan berkas kalendernya.',
  calendar: 'Unduh berkas kalender (.ics)',
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
    slot: 'Day and hour',
    slotHint: (minutes, zone) => `Each meeting takes ${minutes} minutes. All hours are in ${zone}.`,
    slotCount: (count) => countInEnglish(count, 'free hour', 'free hours'),
    slotNone: 'No hour is free at present. Try again tomorrow.',
    message: 'Message',
    submit: 'Send the request',
    book: 'Book the appointment',
    sentHeading: 'Your request was sent',
    sentText: 'We have sent you an e-mail, and answer on the next working day.',
    bookedHeading: 'Your appointment is booked',
    bookedText: 'We have sent you an e-mail with this time and its calendar file.',
    calendar: 'Download the calendar file (.ics)',
  },
}
