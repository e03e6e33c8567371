import type { UserKind } from '#schemas/endpoint.ts'
import type { Locale } from '#schemas/text.ts'

/** The kinds of account as people read them. */
export const kindWords: Record<Locale, Record<UserKind, string>> = {
  id: {
    superadmin: 'Superadmin',
    admin: 'Pengelola situs',
    mentor: 'Mentor',
    teacher: 'Guru',
    student: 'Peserta',
    industry: 'Mitra industri',
    writer: 'Penulis',
    lead_program: 'Ketua program',
    partner: 'Mitra',
    lead_region: 'Ketua wilayah',
  },
  en: {
    superadmin: 'Superadmin',
    admin: 'Site administrator',
    mentor: 'Mentor',
    teacher: 'Teacher',
    student: 'Learner',
    industry: 'Industry partner',
    writer: 'Writer',
    lead_program: 'Programme lead',
    partner: 'Partner',
    lead_region: 'Regional lead',
  },
}
