import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Transaction } from '#src/services/local/database/database.ts'
import { appointments } from '#src/services/local/database/tables/appointment-tables.ts'
import { formSubmissions } from '#src/services/local/database/tables/form-tables.ts'
import { newsletterSubscribers } from '#src/services/local/database/tables/newsletter-tables.ts'
import { schoolContacts } from '#src/services/local/database/tables/people-tables.ts'
import { schools } from '#src/services/local/database/tables/program-tables.ts'
import { canaryAt, canaryRows, emailAt } from './canary-texts.ts'

/** Adds an appointment, a subscriber, a submission and a school that waits for approval. */
export async function plantOfVisitors(tx: Transaction, siteId: string): Promise<void> {
  await tx.insert(appointments).values({
    siteId,
    topic: canaryRows.appointment,
    name: canaryAt('nama'),
    email: emailAt('perjanjian'),
    phone: '081234567890',
    institution: canaryAt('lembaga'),
    preferredOn: '2026-12-01',
    message: canaryAt('pesan'),
  })
  await tx.insert(newsletterSubscribers).values({
    siteId,
    email: emailAt('buletin'),
    language: 'id',
    requestId: randomUUID(),
    leaveToken: 'k'.repeat(43),
  })
  await tx.insert(formSubmissions).values({
    siteId,
    page: 'contact',
    node: 'write',
    path: '/Contact',
    title: canaryRows.submission,
    receipt: 'TN-KNRA-2222',
    answers: [{ name: 'message', label: 'Pesan', kind: 'longtext', value: canaryAt('isian') }],
    words: canaryAt('isian'),
    email: emailAt('kiriman'),
    language: 'id',
    deletesAt: sql`now() + interval '1 year'`,
  })
  const place = { city: canaryAt('kota'), province: canaryAt('provinsi') }
  const [school] = await tx
    .insert(schools)
    .values({ siteId, slug: 'kenari', name: canaryRows.school, ...place, isApproved: false })
    .returning({ id: schools.id })
  await tx.insert(schoolContacts).values({
    siteId,
    schoolId: school?.id ?? '',
    name: canaryAt('kontak'),
    email: emailAt('sekolah'),
    phone: '081234567890',
  })
}
