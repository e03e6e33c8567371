import { column, found, names, refused } from '../expected-outcomes.ts'
import type { Scenario } from '../scenario.ts'
import { casts } from './types.ts'
import { idOf } from '../filled-tables.ts'

const citra = {
  id: idOf(3),
  sent_at: '2026-01-03T08:00:00+00:00',
  name: 'Citra',
  message: 'Semoga radio sekolah diputar lagi.',
  rating: null,
}

/** Columns, rows, pages and counts. */
export const reads: Scenario[] = [
  {
    name: 'every public column of approved rows, newest first',
    ask: (client) => client.from('book_reviews').select().limit(1),
    gives: found([citra]),
  },
  {
    name: 'one column',
    ask: (client) => client.from('book_reviews').select('name'),
    gives: names('Citra', 'Budi', 'Ayu'),
  },
  {
    name: 'columns with spaces between them',
    ask: (client) => client.from('book_reviews').select('name, rating').eq('name', 'Ayu'),
    gives: found([{ name: 'Ayu', rating: 5 }]),
  },
  {
    name: 'a column under another name',
    ask: (client) => client.from('book_reviews').select('nama:name').eq('name', 'Ayu'),
    gives: found([{ nama: 'Ayu' }]),
  },
  {
    name: 'a column under a name in quotes',
    ask: (client) => client.from('book_reviews').select('"nama lengkap":name').eq('name', 'Ayu'),
    gives: found([{ 'nama lengkap': 'Ayu' }]),
  },
  {
    name: 'a column in quotes',
    ask: (client) => client.from('book_reviews').select('"name"').eq('name', 'Ayu'),
    gives: names('Ayu'),
  },
  {
    name: 'a column beside all of them',
    ask: (client) => client.from('book_reviews').select('*,nama:name').eq('name', 'Citra'),
    gives: found([{ ...citra, nama: 'Citra' }]),
  },
  {
    name: 'the amount of confirmed donations, largest first',
    ask: (client) => client.from('donations').select('amount'),
    gives: found(column('amount', [250_000, 50_000])),
  },
  {
    name: 'all that is public of donations, which is the amount',
    ask: (client) => client.from('donations').select(),
    gives: found(column('amount', [250_000, 50_000])),
  },
  {
    name: 'an array as an array',
    ask: (client) => client.from('aspirations').select('topics').eq('name', 'Eka'),
    gives: found([{ topics: ['pendidikan', 'jalan raya'] }]),
  },
  {
    name: 'one row as an object',
    ask: (client) => client.from('book_reviews').select('name').eq('id', idOf(1)).single(),
    gives: found({ name: 'Ayu' }),
  },
  {
    name: 'no row as an object',
    ask: (client) => client.from('book_reviews').select().eq('id', idOf(9)).single(),
    gives: refused(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', {
      details: 'The result contains 0 rows',
    }),
  },
  {
    name: 'several rows as an object',
    ask: (client) => client.from('book_reviews').select().single(),
    gives: refused(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', {
      details: 'The result contains 3 rows',
    }),
  },
  {
    name: 'a row that may be there, and is',
    ask: (client) => client.from('book_reviews').select('name').eq('id', idOf(2)).maybeSingle(),
    gives: found({ name: 'Budi' }),
  },
  {
    name: 'a row that may be there, and is not',
    ask: (client) => client.from('book_reviews').select('name').eq('id', idOf(9)).maybeSingle(),
    gives: found(null),
  },
  {
    name: 'several rows where one may be',
    ask: (client) => client.from('book_reviews').select('name').maybeSingle(),
    gives: refused(406, 'PGRST116', 'JSON object requested, multiple (or no) rows returned', {
      details: 'Results contain 3 rows, application/vnd.pgrst.object+json requires 1 row',
    }),
  },
  {
    name: 'rows as CSV',
    ask: (client) => client.from('book_reviews').select('name,rating,message').csv(),
    gives: found(
      [
        'name,rating,message',
        'Citra,,Semoga radio sekolah diputar lagi.',
        'Budi,4,Terima kasih atas pelatihan gurunya.',
        'Ayu,5,Halaman ini membantu saya memilih kelas.',
      ].join('\n'),
    ),
  },
  {
    name: 'rows without what is null',
    ask: (client) => client.from('book_reviews').select('name,rating').limit(2).stripNulls(),
    gives: found([{ name: 'Citra' }, { name: 'Budi', rating: 4 }]),
  },
  {
    name: 'an object without what is null',
    ask: (client) =>
      client.from('book_reviews').select('name,rating').limit(1).single().stripNulls(),
    gives: found({ name: 'Citra' }),
  },
]

const testimonies = (...numbers: number[]) =>
  column(
    'name',
    numbers.map((number) => `Peserta ${String(number).padStart(2, '0')}`),
  )

const down = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, index) => from - index)

/** Pages, counts and orders of forty-two rows. */
export const pages: Scenario[] = [
  ...casts,
  {
    name: 'twenty rows when no limit is named',
    ask: (client) => client.from('testimonies').select('name'),
    gives: found(testimonies(...down(42, 23))),
  },
  {
    name: 'as many as the limit names',
    ask: (client) => client.from('testimonies').select('name').limit(2),
    gives: found(testimonies(42, 41)),
  },
  {
    name: 'a limit of none',
    ask: (client) => client.from('testimonies').select('name').limit(0),
    gives: found([]),
  },
  {
    name: 'a range from the first row',
    ask: (client) => client.from('testimonies').select('name').range(0, 1),
    gives: found(testimonies(42, 41)),
  },
  {
    name: 'a range from a later row',
    ask: (client) => client.from('testimonies').select('name').range(40, 49),
    gives: found(testimonies(2, 1)),
  },
  {
    name: 'a range of the header',
    ask: (client) => client.from('testimonies').select('name').setHeader('range', '3-4'),
    gives: found(testimonies(39, 38)),
  },
  {
    name: 'a part, counted exactly',
    ask: (client) => client.from('testimonies').select('name', { count: 'exact' }).limit(1),
    gives: found(testimonies(42), { status: 206, count: 42 }),
  },
  {
    name: 'the whole, counted as planned',
    ask: (client) => client.from('book_reviews').select('name', { count: 'planned' }),
    gives: { ...names('Citra', 'Budi', 'Ayu'), count: 3 },
  },
  {
    name: 'what the filters leave, counted as estimated',
    ask: (client) =>
      client
        .from('testimonies')
        .select('name', { count: 'estimated' })
        .lte('sent_at', '2026-01-02'),
    gives: found(testimonies(1), { count: 1 }),
  },
  {
    name: 'a count alone',
    ask: (client) => client.from('testimonies').select('*', { count: 'exact', head: true }),
    gives: found(null, { status: 206, count: 42 }),
  },
  {
    name: 'a count of nothing',
    ask: (client) =>
      client.from('testimonies').select('*', { count: 'exact' }).eq('name', 'Tidak ada'),
    gives: found([], { count: 0 }),
  },
  {
    name: 'a page right after the last row',
    ask: (client) => client.from('testimonies').select('name', { count: 'exact' }).range(42, 50),
    gives: found([], { status: 206, count: 42 }),
  },
  {
    name: 'an order that ascends',
    ask: (client) => client.from('book_reviews').select('name').order('name'),
    gives: names('Ayu', 'Budi', 'Citra'),
  },
  {
    name: 'an order that descends puts nulls first',
    ask: (client) =>
      client.from('book_reviews').select('name').order('rating', { ascending: false }),
    gives: names('Citra', 'Ayu', 'Budi'),
  },
  {
    name: 'an order that descends with nulls last',
    ask: (client) =>
      client
        .from('book_reviews')
        .select('name')
        .order('rating', { ascending: false, nullsFirst: false }),
    gives: names('Ayu', 'Budi', 'Citra'),
  },
  {
    name: 'an order by two columns',
    ask: (client) =>
      client
        .from('testimonies')
        .select('name')
        .order('rating', { ascending: false })
        .order('name')
        .limit(2),
    gives: found(testimonies(5, 10)),
  },
  {
    name: 'an order by amount',
    ask: (client) => client.from('donations').select('amount').order('amount'),
    gives: found(column('amount', [50_000, 250_000])),
  },
]
