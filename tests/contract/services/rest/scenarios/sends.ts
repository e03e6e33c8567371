import { expect } from 'vitest'
import { column, denied, done, found, refused } from '../expected-outcomes.ts'
import type { Scenario } from '../scenario.ts'
import { idOf } from '../filled-tables.ts'

const comment = { name: 'Intan', message: 'Catatan dari pembaca baru.' }
const pledge = { name: 'Joko', amount: 75_000 }
const disc = { type: 'S', score_d: 10, score_i: 20, score_s: 80, score_c: 30 }
const wrong = (table: string, name: string, details: string) =>
  refused(400, '23514', `new row for relation "${table}" violates the check of column "${name}"`, {
    details,
  })

/** Rows of visitors, one at a time. */
export const sends: Scenario[] = [
  {
    name: 'a comment, which waits for approval',
    ask: (client) => client.from('book_reviews').insert(comment),
    gives: done(201),
    leaves: {
      ask: (client) =>
        client.from('book_reviews').select('message,rating,is_approved').eq('name', 'Intan'),
      data: [{ message: comment.message, rating: null, is_approved: false }],
    },
  },
  {
    name: 'a comment, to be shown what was sent',
    ask: (client) => client.from('book_reviews').insert(comment).select().single(),
    gives: found(
      { ...comment, id: expect.any(String), sent_at: expect.any(String), rating: null },
      { status: 201 },
    ),
  },
  {
    name: 'a comment, with the field for robots left empty',
    ask: (client) => client.from('book_reviews').insert({ ...comment, website: '' }),
    gives: done(201),
  },
  {
    name: 'nothing of a robot, which fills in every field',
    ask: (client) =>
      client.from('book_reviews').insert({ ...comment, website: 'https://spam.example' }),
    gives: wrong('book_reviews', 'website', 'Leave this field empty.'),
    leaves: {
      ask: (client) => client.from('book_reviews').select('name').eq('name', 'Intan'),
      data: [],
    },
  },
  {
    name: 'a number that is written as a text',
    ask: (client) => client.from('donations').insert({ ...pledge, amount: '75000' }),
    gives: done(201),
    leaves: {
      ask: (client) => client.from('donations').select('amount').eq('name', 'Joko'),
      data: [{ amount: 75_000 }],
    },
  },
  {
    name: 'no text as a number',
    ask: (client) => client.from('donations').insert({ ...pledge, amount: 'banyak' }),
    gives: refused(400, '22P02', 'invalid input syntax for type integer: "banyak"'),
  },
  {
    name: 'a comment, counted',
    ask: (client) => client.from('book_reviews').insert([comment], { count: 'exact' }),
    gives: done(201, 1),
  },
  {
    name: 'a comment with spaces around it',
    ask: (client) =>
      client
        .from('book_reviews')
        .insert({ ...comment, name: '  Intan ' })
        .select('name'),
    gives: found(column('name', ['Intan']), { status: 201 }),
  },
  {
    name: 'an aspiration with topics',
    ask: (client) =>
      client
        .from('aspirations')
        .insert({ ...comment, topics: ['jalan', 'a "b", c'], city: 'Solo' })
        .select('topics,city'),
    gives: found([{ topics: ['jalan', 'a "b", c'], city: 'Solo' }], { status: 201 }),
    leaves: {
      ask: (client) => client.from('aspirations').select('topics').eq('name', 'Intan'),
      data: column('topics', [['jalan', 'a "b", c']]),
    },
  },
  {
    name: 'a testimony of a program',
    ask: (client) =>
      client.from('testimonies').insert({
        name: 'Kirana',
        role: 'Siswa',
        rating: 5,
        program: 'Dasar Web',
        message: 'Saya belajar banyak dari mentor.',
      }),
    gives: done(201),
  },
  {
    name: 'a pledge, of which only the amount comes back',
    ask: (client) => client.from('donations').insert(pledge).select(),
    gives: found(column('amount', [75_000]), { status: 201 }),
    leaves: {
      ask: (client) => client.from('donations').select('amount,status').eq('name', 'Joko'),
      data: [{ amount: 75_000, status: 'pledged' }],
    },
  },
  {
    name: 'a pledge without a name',
    ask: (client) => client.from('donations').insert({ amount: 1000 }),
    gives: done(201),
  },
  {
    name: 'a result of the DISC test',
    ask: (client) => client.from('user_disc').insert(disc),
    gives: done(201),
    leaves: {
      ask: (client) => client.from('user_disc').select('type,score_s').eq('type', 'S'),
      data: [{ type: 'S', score_s: 80 }],
    },
  },
  {
    name: 'a result of the DISC test, to be shown',
    ask: (client) => client.from('user_disc').insert(disc).select(),
    gives: denied('user_disc'),
    leaves: { ask: (client) => client.from('user_disc').select('type').eq('type', 'S'), data: [] },
  },
  {
    name: 'a comment that is rolled back on request',
    ask: (client) => client.from('book_reviews').insert(comment).select('name').rollback(),
    gives: found(column('name', ['Intan']), { status: 201 }),
    leaves: {
      ask: (client) => client.from('book_reviews').select('id').eq('name', 'Intan'),
      data: [],
    },
  },
  {
    name: 'nothing',
    ask: (client) => client.from('book_reviews').insert([]),
    gives: done(201),
  },
]

/** Rows of visitors that are refused. */
export const sentInVain: Scenario[] = [
  {
    name: 'two rows',
    ask: (client) => client.from('book_reviews').insert([comment, comment]),
    gives: refused(400, 'PGRST102', 'One row can be sent at a time'),
  },
  {
    name: 'a column that is not there',
    ask: (client) => client.from('book_reviews').insert({ ...comment, warna: 'biru' }),
    gives: refused(
      400,
      'PGRST204',
      "Could not find the 'warna' column of 'book_reviews' in the schema cache",
    ),
  },
  {
    name: 'an approval of its own',
    ask: (client) => client.from('book_reviews').insert({ ...comment, is_approved: true }),
    gives: refused(
      400,
      'PGRST204',
      "Could not find the 'is_approved' column of 'book_reviews' in the schema cache",
    ),
  },
  {
    name: 'no message',
    ask: (client) => client.from('book_reviews').insert({ name: 'Intan' }),
    gives: refused(
      400,
      '23502',
      'null value in column "message" of relation "book_reviews" violates not-null constraint',
    ),
  },
  {
    name: 'six stars',
    ask: (client) => client.from('book_reviews').insert({ ...comment, rating: 6 }),
    gives: wrong('book_reviews', 'rating', 'The largest value is 5.'),
  },
  {
    name: 'a name of two lines',
    ask: (client) => client.from('book_reviews').insert({ ...comment, name: 'In\ntan' }),
    gives: wrong('book_reviews', 'name', 'Write it in one line.'),
  },
  {
    name: 'half a rupiah',
    ask: (client) => client.from('donations').insert({ amount: 1000.5 }),
    gives: refused(400, '22P02', 'invalid input syntax for type integer: "1000.5"'),
  },
  {
    name: 'too little',
    ask: (client) => client.from('donations').insert({ amount: 999 }),
    gives: wrong('donations', 'amount', 'The smallest value is 1000.'),
  },
  {
    name: 'a type that does not have the best score',
    ask: (client) => client.from('user_disc').insert({ ...disc, type: 'D' }),
    gives: wrong('user_disc', 'type', 'It must be the type of the best score.'),
  },
  {
    name: 'a row over one that is there',
    ask: (client) => client.from('book_reviews').upsert({ ...comment, id: idOf(1) }),
    gives: denied('book_reviews'),
  },
  {
    name: 'a change',
    ask: (client) => client.from('book_reviews').update({ name: 'X' }).eq('id', idOf(1)),
    gives: denied('book_reviews'),
  },
  {
    name: 'a change, signed in',
    as: 'mentor',
    ask: (client) => client.from('book_reviews').update({ name: 'X' }).eq('id', idOf(1)),
    gives: denied('book_reviews', 403),
  },
  {
    name: 'a deletion',
    ask: (client) => client.from('testimonies').delete().eq('id', idOf(1)),
    gives: denied('testimonies'),
  },
]
