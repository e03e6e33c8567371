import type { FormPath } from '#schemas/forms/form-paths.ts'
import type { Locale } from '#schemas/text.ts'

interface Strings {
  submit: string
  next: string
  back: string
  step: (at: number, of: number) => string
  province: string
  everyProvince: string
  entry: (label: string, at: number) => string
  add: string
  /** What a field for a file takes. */
  takes: (types: string, megabytes: number) => string
  /** Of a file that came with an earlier attempt. */
  held: (name: string) => string
  sent: Notice
  /** Where what follows is the endpoint's own. */
  sentBy: Partial<Record<FormPath, Notice>>
}

interface Notice {
  heading: string
  text: string
}

const approvalId: Notice = {
  heading: 'Kiriman Anda sudah kami terima',
  text: 'Kiriman ini tampil di situs setelah disetujui pengelola.',
}
const approvalEn: Notice = {
  heading: 'We have received what you wrote',
  text: 'It appears on the site after the staff have approved it.',
}
const teamId: Notice = {
  heading: 'Tim Anda terdaftar',
  text: 'Setiap anggota menerima surel konfirmasi.',
}
const teamEn: Notice = {
  heading: 'Your team is registered',
  text: 'Each member receives a confirmation by e-mail.',
}

export const strings: Record<Locale, Strings> = {
  id: {
    submit: 'Kirim',
    next: 'Lanjut',
    back: 'Kembali',
    step: (at, of) => `Langkah ${at} dari ${of}`,
    province: 'Provinsi',
    everyProvince: 'Semua provinsi',
    entry: (label, at) => `${label} ${at}`,
    add: 'Tambah',
    takes: (types, megabytes) => `${types}, paling besar ${megabytes} MB.`,
    held: (name) => `${name} sudah kami terima. Pilih berkas hanya bila ingin menggantinya.`,
    sent: { heading: 'Formulir terkirim', text: 'Terima kasih. Kiriman Anda sudah tersimpan.' },
    sentBy: {
      'v1/school/register': {
        heading: 'Sekolah Anda sudah didaftarkan',
        text: 'Pendaftaran menunggu persetujuan pengelola. Narahubung menerima surel sekarang, dan sekali lagi saat sekolah tampil di situs.',
      },
      'v1/team/register': teamId,
      'v1/auth/team/register': teamId,
      'v1/auth/signup/coder': {
        heading: 'Periksa surel Anda',
        text: 'Kami mengirim tautan untuk memastikan alamat surel Anda.',
      },
      'v0/cms/app/request-demo': {
        heading: 'Berhasil mengirim request',
        text: 'Pengelola situs menjawab ke alamat surel Anda.',
      },
      'rest/v1/book_reviews': approvalId,
      'rest/v1/aspirations': approvalId,
      'rest/v1/testimonies': approvalId,
      'rest/v1/donations': {
        heading: 'Janji donasi Anda tercatat',
        text: 'Jumlahnya masuk hitungan setelah pengelola memastikan donasi diterima.',
      },
    },
  },
  en: {
    submit: 'Send',
    next: 'Continue',
    back: 'Back',
    step: (at, of) => `Step ${at} of ${of}`,
    province: 'Province',
    everyProvince: 'Every province',
    entry: (label, at) => `${label} ${at}`,
    add: 'Add',
    takes: (types, megabytes) => `${types}, at most ${megabytes} MB.`,
    held: (name) => `We have received ${name}. Choose a file only to replace it.`,
    sent: { heading: 'The form was sent', text: 'Thank you. What you wrote is stored.' },
    sentBy: {
      'v1/school/register': {
        heading: 'Your school is registered',
        text: 'The registration waits for the staff to approve it. Its contact receives an e-mail now, and another when the school is listed.',
      },
      'v1/team/register': teamEn,
      'v1/auth/team/register': teamEn,
      'v1/auth/signup/coder': {
        heading: 'Look into your e-mail',
        text: 'We have sent a link that confirms your address.',
      },
      'v0/cms/app/request-demo': {
        heading: 'Your request was sent',
        text: 'The staff of the site answer to your e-mail address.',
      },
      'rest/v1/book_reviews': approvalEn,
      'rest/v1/aspirations': approvalEn,
      'rest/v1/testimonies': approvalEn,
      'rest/v1/donations': {
        heading: 'Your pledge is recorded',
        text: 'It counts after the staff have confirmed that the donation arrived.',
      },
    },
  },
}
