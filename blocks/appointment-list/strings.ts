import type { AppointmentState } from '#schemas/services/appointment.ts'
import type { Locale } from '#schemas/text.ts'

interface Strings {
  none: string
  search: string
  filter: string
  all: string
  states: Record<AppointmentState, string>
  preferred: (day: string) => string
  sent: (moment: string) => string
  mark: Record<AppointmentState, string>
  marked: Record<AppointmentState, string>
}

export const strings: Record<Locale, Strings> = {
  id: {
    none: 'Belum ada permintaan bertemu.',
    search: 'Cari topik, nama, surel, atau lembaga',
    filter: 'Saring menurut keadaan',
    all: 'Semua',
    states: { new: 'Baru', answered: 'Sudah dijawab', closed: 'Selesai' },
    preferred: (day) => `Ingin bertemu pada ${day}`,
    sent: (moment) => `Dikirim ${moment}`,
    mark: { new: 'Buka lagi', answered: 'Tandai sudah dijawab', closed: 'Tandai selesai' },
    marked: {
      new: 'Dibuka lagi sebagai permintaan baru.',
      answered: 'Ditandai sudah dijawab.',
      closed: 'Ditandai selesai.',
    },
  },
  en: {
    none: 'Nobody has asked for an appointment yet.',
    search: 'Search topics, names, addresses or institutions',
    filter: 'Filter by state',
    all: 'All',
    states: { new: 'New', answered: 'Answered', closed: 'Closed' },
    preferred: (day) => `Would like to meet on ${day}`,
    sent: (moment) => `Sent on ${moment}`,
    mark: { new: 'Open again', answered: 'Mark as answered', closed: 'Mark as closed' },
    marked: {
      new: 'Opened again as a new request.',
      answered: 'Marked as answered.',
      closed: 'Marked as closed.',
    },
  },
}
