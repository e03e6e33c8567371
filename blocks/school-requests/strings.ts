import type { Locale } from '#schemas/text.ts'
import { countInEnglish, formatNumber } from '../parts/format.ts'

interface Strings {
  none: string
  pending: string
  approved: string
  rejected: string
  students: (count: number) => string
  registered: (moment: string) => string
  approve: string
  approvedNow: string
  reject: string
  rejectedNow: string
  question: string
  reason: string
  mailed: (email: string) => string
}

export const strings: Record<Locale, Strings> = {
  id: {
    none: 'Tidak ada sekolah yang menunggu persetujuan.',
    pending: 'Menunggu persetujuan',
    approved: 'Disetujui',
    rejected: 'Ditolak',
    students: (count) => `${formatNumber(count, 'id')} siswa`,
    registered: (moment) => `Mendaftar ${moment}`,
    approve: 'Setujui',
    approvedNow: 'Disetujui. Sekolah ini sudah tampil di daftar, dan narahubungnya dikabari.',
    reject: 'Tolak',
    rejectedNow: 'Ditolak. Alasannya dikirim kepada narahubung.',
    question: 'Tolak pendaftaran sekolah ini?',
    reason: 'Alasan penolakan',
    mailed: (email) => `Alasan ini dikirim ke ${email}.`,
  },
  en: {
    none: 'No school waits for approval.',
    pending: 'Waiting for approval',
    approved: 'Approved',
    rejected: 'Refused',
    students: (count) => countInEnglish(count, 'student', 'students'),
    registered: (moment) => `Registered on ${moment}`,
    approve: 'Approve',
    approvedNow: 'Approved. The school is in the list now, and its contact is told.',
    reject: 'Refuse',
    rejectedNow: 'Refused. The reason is sent to the contact.',
    question: 'Refuse the registration of this school?',
    reason: 'Why it is refused',
    mailed: (email) => `This reason is sent to ${email}.`,
  },
}
