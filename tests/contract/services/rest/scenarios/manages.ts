import { expect } from 'vitest'
import type { PostgrestClient } from '@supabase/postgrest-js'
import { column, done, found, names, refused } from '../expected-outcomes.ts'
import type { Scenario } from '../scenario.ts'
import { idOf } from '../filled-tables.ts'

const comment = { name: 'Laras', message: 'Ditulis oleh pengurus situs.' }
const namesOf = (client: PostgrestClient) => client.from('book_reviews').select('name').order('id')
const all = (...values: string[]) => column('name', values)
const admin = 'admin' as const

/** Changes by the staff of a site. */
export const manages: Scenario[] = [
  {
    name: 'an approval, after which visitors see the row',
    as: admin,
    ask: (client) => client.from('book_reviews').update({ is_approved: true }).eq('id', idOf(4)),
    gives: done(204),
    leaves: {
      ask: (client) => client.from('book_reviews').select('is_approved').eq('id', idOf(4)),
      data: [{ is_approved: true }],
    },
  },
  {
    name: 'a pledge that was paid, shown and counted',
    as: admin,
    ask: (client) =>
      client
        .from('donations')
        .update({ status: 'confirmed' }, { count: 'exact' })
        .eq('id', idOf(3))
        .select('status')
        .single(),
    gives: found({ status: 'confirmed' }, { count: 1 }),
  },
  {
    name: 'a change of no row',
    as: admin,
    ask: (client) =>
      client.from('book_reviews').update({ name: 'Xena' }).eq('id', idOf(9)).select('name'),
    gives: found([]),
  },
  {
    name: 'a change of no row, where one is asked for',
    as: admin,
    ask: (client) =>
      client.from('book_reviews').update({ name: 'Xena' }).eq('id', idOf(9)).select().single(),
    gives: refused(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', {
      details: 'The result contains 0 rows',
    }),
  },
  {
    name: 'a change of several rows where one is asked for, which changes none',
    as: admin,
    ask: (client) =>
      client.from('book_reviews').update({ rating: 1 }).gte('rating', 1).select().single(),
    gives: refused(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', {
      details: 'The result contains 3 rows',
    }),
    leaves: { ask: (client) => client.from('book_reviews').select('id').eq('rating', 1), data: [] },
  },
  {
    name: 'a change of more rows than may be affected',
    as: admin,
    ask: (client) =>
      client
        .from('book_reviews')
        .update({ rating: 1 })
        .gte('rating', 1)
        .setHeader('prefer', 'handling=strict, max-affected=2'),
    gives: refused(400, 'PGRST124', 'Query result exceeds max-affected preference constraint', {
      details: 'The query affects 3 rows',
    }),
    leaves: { ask: (client) => client.from('book_reviews').select('id').eq('rating', 1), data: [] },
  },
  {
    name: 'a preference that is none, strictly',
    as: admin,
    ask: (client) =>
      client.from('book_reviews').select().setHeader('prefer', 'handling=strict,x=y'),
    gives: refused(400, 'PGRST122', 'Invalid preferences given with handling=strict', {
      details: 'Invalid preferences: x=y',
    }),
  },
  {
    name: 'a change of everything',
    as: admin,
    ask: (client) => client.from('book_reviews').update({ rating: 1 }),
    gives: refused(400, '21000', 'UPDATE requires a WHERE clause'),
  },
  {
    name: 'a wrong value',
    as: admin,
    ask: (client) => client.from('donations').update({ status: 'lunas' }).eq('id', idOf(1)),
    gives: refused(
      400,
      '23514',
      'new row for relation "donations" violates the check of column "status"',
      { details: 'Choose one of: "pledged", "confirmed", "cancelled".' },
    ),
  },
  {
    name: 'a new site of a row',
    as: admin,
    ask: (client) => client.from('book_reviews').update({ site_id: 'beta' }).eq('id', idOf(1)),
    gives: refused(
      400,
      'PGRST204',
      "Could not find the 'site_id' column of 'book_reviews' in the schema cache",
    ),
  },
  {
    name: 'several new rows',
    as: admin,
    ask: (client) =>
      client
        .from('book_reviews')
        .insert([
          { ...comment, id: idOf(5), is_approved: true },
          { ...comment, id: idOf(6), is_approved: false },
        ])
        .select('id,is_approved')
        .order('id'),
    gives: found(
      [
        { id: idOf(5), is_approved: true },
        { id: idOf(6), is_approved: false },
      ],
      { status: 201 },
    ),
  },
  {
    name: 'new rows of which some leave out a column',
    as: admin,
    ask: (client) =>
      client
        .from('book_reviews')
        .insert([comment, { ...comment, is_approved: true }], { defaultToNull: false })
        .select('is_approved')
        .order('is_approved'),
    gives: found(column('is_approved', [false, true]), { status: 201 }),
  },
  {
    name: 'a new row with an id that is there',
    as: admin,
    ask: (client) => client.from('book_reviews').insert({ ...comment, id: idOf(1) }),
    gives: refused(409, '23505', 'duplicate key value violates unique constraint'),
  },
  {
    name: 'a row over one that is there',
    as: admin,
    ask: (client) => client.from('book_reviews').upsert({ ...comment, id: idOf(1) }),
    gives: done(200),
    leaves: { ask: namesOf, data: all('Laras', 'Budi', 'Citra', 'Dewi') },
  },
  {
    name: 'a row over none',
    as: admin,
    ask: (client) =>
      client.from('book_reviews').upsert({ ...comment, id: idOf(5) }, { onConflict: 'id' }),
    gives: done(201),
    leaves: { ask: namesOf, data: all('Ayu', 'Budi', 'Citra', 'Dewi', 'Laras') },
  },
  {
    name: 'a row that is left as it was',
    as: admin,
    ask: (client) =>
      client
        .from('book_reviews')
        .upsert({ ...comment, id: idOf(1) }, { ignoreDuplicates: true })
        .select('name'),
    gives: found([], { status: 201 }),
    leaves: { ask: namesOf, data: all('Ayu', 'Budi', 'Citra', 'Dewi') },
  },
  {
    name: 'one row twice over one that is there',
    as: admin,
    ask: (client) =>
      client.from('book_reviews').upsert([
        { ...comment, id: idOf(1) },
        { ...comment, id: idOf(1) },
      ]),
    gives: refused(400, '21000', 'ON CONFLICT DO UPDATE command cannot affect row a second time'),
  },
  {
    name: 'a row over one of the same name',
    as: admin,
    ask: (client) => client.from('book_reviews').upsert(comment, { onConflict: 'name' }),
    gives: refused(
      400,
      '42P10',
      'there is no unique or exclusion constraint matching the ON CONFLICT specification',
    ),
  },
  {
    name: 'a deletion, counted',
    as: admin,
    ask: (client) => client.from('book_reviews').delete({ count: 'exact' }).lt('rating', 5),
    gives: done(204, 2),
    leaves: { ask: namesOf, data: all('Ayu', 'Citra') },
  },
  {
    name: 'a deletion, shown',
    as: admin,
    ask: (client) => client.from('book_reviews').delete().eq('name', 'Ayu').select('name'),
    gives: names('Ayu'),
    leaves: { ask: namesOf, data: all('Budi', 'Citra', 'Dewi') },
  },
  {
    name: 'a deletion that is rolled back on request',
    as: admin,
    ask: (client) => client.from('book_reviews').delete().gte('rating', 1).rollback(),
    gives: done(204),
    leaves: { ask: namesOf, data: all('Ayu', 'Budi', 'Citra', 'Dewi') },
  },
  {
    name: 'a deletion of everything',
    as: admin,
    ask: (client) => client.from('book_reviews').delete(),
    gives: refused(400, '21000', 'DELETE requires a WHERE clause'),
  },
  {
    name: 'a deletion within a limit',
    as: admin,
    ask: (client) => client.from('book_reviews').delete().gte('rating', 1).limit(1),
    gives: refused(400, 'PGRST109', 'A limit is not offered for changes', {
      details: 'Name the rows to be changed by filters.',
    }),
  },
  {
    name: 'a new row, shown with what it was given',
    as: admin,
    ask: (client) => client.from('donations').insert({ amount: 2000 }).select().single(),
    gives: found(
      {
        id: expect.any(String),
        sent_at: expect.any(String),
        name: null,
        message: null,
        amount: 2000,
        status: 'pledged',
      },
      { status: 201 },
    ),
  },
]
