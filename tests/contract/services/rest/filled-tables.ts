// The sites and rows of the suites of `/rest/v1/`.
import { sql } from 'drizzle-orm'
import type { Database } from '#src/services/local/database/database.ts'
import {
  bookReviews,
  discResults,
  donations,
  aspirations,
} from '#src/services/local/database/tables/rest-tables.ts'
import { sites } from '#src/services/local/database/tables/site-table.ts'
import { testimonies } from '#src/services/local/database/tables/testimony-tables.ts'
import { canary, canaryAmount, foreignAmount, foreignCanary } from './canaries.ts'

export const tableNames = [
  'book_reviews',
  'aspirations',
  'testimonies',
  'donations',
  'user_disc',
] as const

/** The id of the row with this number, the same at every site. */
export const idOf = (number: number) =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

const day = (number: number) => new Date(Date.UTC(2026, 0, number, 8))

/** Inserts rows with the same ids for alpha and beta: those of beta all contain the canary. */
export async function fill(database: Database): Promise<void> {
  for (const siteId of ['alpha', 'beta']) {
    await database.transaction({ role: 'server', siteId }, async (tx) => {
      await tx.insert(sites).values({ id: siteId }).onConflictDoNothing()
      const mark = siteId === 'alpha' ? '' : `${foreignCanary} `
      await tx.insert(bookReviews).values(bookRows(siteId, mark))
      await tx.insert(aspirations).values(aspirationRows(siteId, mark))
      await tx.insert(testimonies).values(testimonyRows(siteId, mark))
      await tx.insert(donations).values(donationRows(siteId))
      await tx.insert(discResults).values(discRows(siteId))
    })
  }
}

/** Deletes every row and inserts the first ones again, so that a suite can start anew. */
export async function refill(database: Database): Promise<void> {
  for (const siteId of ['alpha', 'beta']) {
    await database.transaction({ role: 'writer', siteId }, async (tx) => {
      for (const table of tables) await tx.execute(sql`delete from ${table}`)
    })
  }
  await fill(database)
}

/** Every row of a site in the database, for comparisons. */
export const readAll = (database: Database, siteId: string): Promise<unknown[]> =>
  database.transaction({ role: 'writer', siteId }, async (tx) => {
    const rows: unknown[] = []
    for (const table of tables) rows.push(await tx.select().from(table).orderBy(table.id))
    return rows
  })

const tables = [bookReviews, aspirations, testimonies, donations, discResults]

const bookRows = (siteId: string, mark: string) =>
  [
    ['Ayu', 'Halaman ini membantu saya memilih kelas.', 5],
    ['Budi', 'Terima kasih atas pelatihan gurunya.', 4],
    ['Citra', 'Semoga radio sekolah diputar lagi.', null],
    ['Dewi', 'Belum pernah membaca catatan sebagus ini.', 3],
  ].map(([name, message, rating], index) => ({
    siteId,
    id: idOf(index + 1),
    name: mark + String(name),
    message: index === 3 ? `${canary} ${String(message)}` : mark + String(message),
    rating: rating === null ? null : Number(rating),
    isApproved: index !== 3,
    sentAt: day(index + 1),
  }))

const aspirationRows = (siteId: string, mark: string) =>
  [
    { name: 'Eka', city: 'Bandung', topics: ['pendidikan', 'jalan raya'] },
    { name: 'Fajar', city: null, topics: [] },
    { name: 'Gita', city: 'Solo', topics: ['pendidikan'] },
    { name: `${canary} Hadi`, city: canary, topics: [canary] },
  ].map((row, index) => ({
    siteId,
    ...row,
    id: idOf(index + 1),
    name: mark + row.name,
    message: `${mark}Perpustakaan kelurahan perlu buka sampai malam.`,
    isApproved: index !== 3,
    sentAt: day(index + 1),
  }))

const testimonyRows = (siteId: string, mark: string) =>
  Array.from({ length: 42 }, (_, index) => ({
    siteId,
    id: idOf(index + 1),
    name: `${mark}Peserta ${String(index + 1).padStart(2, '0')}`,
    role: index % 2 === 0 ? 'Siswa' : 'Guru',
    program: index % 3 === 0 ? 'Dasar Web' : null,
    message: `${mark}Saya belajar banyak di kelas ini.`,
    rating: (index % 5) + 1,
    isApproved: true,
    sentAt: day(index + 1),
  })).concat({
    siteId,
    id: idOf(100),
    name: canary,
    role: canary,
    program: canary,
    message: `${canary} yang belum disetujui`,
    rating: 1,
    isApproved: false,
    sentAt: day(100),
  })

const donationRows = (siteId: string) =>
  [
    { amount: 50_000, status: 'confirmed' },
    { amount: 250_000, status: 'confirmed' },
    { amount: canaryAmount, status: 'pledged' },
    { amount: canaryAmount, status: 'cancelled' },
  ].map((row, index) => ({
    siteId,
    ...row,
    amount: siteId === 'alpha' ? row.amount : foreignAmount,
    id: idOf(index + 1),
    name: `${siteId === 'alpha' ? canary : foreignCanary} Donatur`,
    message: canary,
    sentAt: day(index + 1),
  }))

const discRows = (siteId: string) => [
  {
    siteId,
    id: idOf(1),
    name: siteId === 'alpha' ? canary : foreignCanary,
    type: 'D',
    scoreD: 90,
    scoreI: 10,
    scoreS: 20,
    scoreC: 30,
    sentAt: day(1),
  },
]
