import type { PayoutStatus } from '#schemas/services/payout.ts'
import type { Locale } from '#schemas/text.ts'

type By = (name: string, moment: string) => string

interface Strings {
  none: string
  bySchool: string
  request: string
  search: string
  filter: string
  all: string
  bank: string
  everyBank: string
  show: string
  states: Record<PayoutStatus, string>
  requested: By
  decided: Record<'approved' | 'rejected', By>
  because: (reason: string) => string
  approve: string
  reject: string
  questions: Record<'approve' | 'reject', string>
  reason: string
}

export const strings: Record<Locale, Strings> = {
  id: {
    none: 'Belum ada permintaan pencairan.',
    bySchool: 'Pencairan dihitung menurut sekolah orang yang memintanya.',
    request: 'Minta pencairan',
    search: 'Cari nama, nomor rekening, atau bank',
    filter: 'Saring menurut status',
    all: 'Semua',
    bank: 'Bank tujuan',
    everyBank: 'Semua bank',
    show: 'Tampilkan',
    states: {
      requested: 'Menunggu keputusan',
      approved: 'Disetujui',
      rejected: 'Ditolak',
    },
    requested: (name, moment) => `Diminta oleh ${name}, ${moment}`,
    decided: {
      approved: (name, moment) => `Disetujui oleh ${name}, ${moment}`,
      rejected: (name, moment) => `Ditolak oleh ${name}, ${moment}`,
    },
    because: (reason) => `Alasan: ${reason}`,
    approve: 'Setujui',
    reject: 'Tolak',
    questions: {
      approve: 'Setujui pencairan ini?',
      reject: 'Tolak pencairan ini?',
    },
    reason: 'Alasan penolakan',
  },
  en: {
    bySchool: 'A payout counts by the school of the person who requested it.',
    none: 'There are no requests for payouts yet.',
    request: 'Request a payout',
    search: 'Search names, account numbers or banks',
    filter: 'Filter by status',
    all: 'All',
    bank: 'Bank',
    everyBank: 'Every bank',
    show: 'Show',
    states: { requested: 'Waiting for a decision', approved: 'Approved', rejected: 'Rejected' },
    requested: (name, moment) => `Requested by ${name}, ${moment}`,
    decided: {
      approved: (name, moment) => `Approved by ${name}, ${moment}`,
      rejected: (name, moment) => `Rejected by ${name}, ${moment}`,
    },
    because: (reason) => `Reason: ${reason}`,
    approve: 'Approve',
    reject: 'Reject',
    questions: { approve: 'Approve this payout?', reject: 'Reject this payout?' },
    reason: 'Why it is rejected',
  },
}
