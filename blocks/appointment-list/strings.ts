import type { AppointmentState } from '#schemas/services/appointment.ts'
import type { Locale } from '#schemas/text.ts'

interface Strings {
  none: string
  search: string
  /** For who asked. */
  own: { none: string; search: string; waits: string }
  filter: string
  all: string
  states: Record<AppointmentState, string>
  preferred: (day: string) => string
  booked: (hour: string) => string
  sent: (moment: string) => string
  mark: Record<AppointmentState, string>
  marked: Record<AppointmentState, string>
  /** What is asked before one is cancelled. */
  question: string
  cancels: (name: string, email: string) => string
}

export const strings: Record<Locale, Strings> = {
  id: {
    none: 'Belum ada permintaan bertemu.',
    search: 'Cari topik, nama, surel, atau lembaga',
    own: {
      none: 'Anda belum meminta bertemu. Yang Anda kirim selagi masuk, atau dengan alamat akun yang sudah dikonfirmasi, ada di sini.',
      search: 'Cari topik atau lembaga',
      waits: 'Menunggu jawaban',
    },
    filter: 'Saring menurut keadaan',
    all: 'Semua',
    states: { new: 'Baru', answered: 'Sudah dijawab', closed: 'Selesai', cancelled: 'Dibatalkan' },
    preferred: (day) => `Ingin bertemu pada ${day}`,
    booked: (hour) => `Bertemu pada ${hour}`,
    sent: (moment) => `Dikirim ${moment}`,
    mark: {
      new: 'Buka lagi',
      answered: 'Tandai sudah dijawab',
      closed: 'Tandai selesai',
      cancelled: 'Batalkan perjanjian',
    },
    marked: {
      new: 'Dibuka lagi sebagai permintaan baru.',
      answered: 'Ditandai sudah dijawab.',
      closed: 'Ditandai selesai.',
      cancelled: 'Dibatalkan. Pengunjung dikabari lewat surel.',
    },
    question: 'Batalkan perjanjian ini?',
    cancels: (name, email) =>
      `${name} dikabari lewat surel ke ${email}, dan jamnya dapat dipilih orang lain. Ini tidak dapat diurungkan.`,
  },
  en: {
    none: 'Nobody has asked for an appointment yet.',
    search: 'Search topics, names, addresses or institutions',
    own: {
      none: 'You have not asked for an appointment yet. Those that you send while signed in, or with the confirmed address of your account, are here.',
      search: 'Search topics or institutions',
      waits: 'Waiting for an answer',
    },
    filter: 'Filter by state',
    all: 'All',
    states: { new: 'New', answered: 'Answered', closed: 'Closed', cancelled: 'Cancelled' },
    preferred: (day) => `Would like to meet on ${day}`,
    booked: (hour) => `Meets on ${hour}`,
    sent: (moment) => `Sent on ${moment}`,
    mark: {
      new: 'Open again',
      answered: 'Mark as answered',
      closed: 'Mark as closed',
      cancelled: 'Cancel the appointment',
    },
    marked: {
      new: 'Opened again as a new request.',
      answered: 'Marked as answered.',
      closed: 'Marked as closed.',
      cancelled: 'Cancelled. The visitor is told by e-mail.',
    },
    question: 'Cancel this appointment?',
    cancels: (name, email) =>
      `${name} is told by e-mail to ${email}, and others can choose the hour. This cannot be undone.`,
  },
}
