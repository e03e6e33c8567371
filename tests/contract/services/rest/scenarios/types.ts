import { found, notOffered, refused, undefinedOperator } from '../expected-outcomes.ts'
import type { Scenario } from '../scenario.ts'

/** Values in another form than that of their column. */
export const casts: Scenario[] = [
  {
    name: 'columns cast to text, and to the type they have',
    ask: (client) =>
      client.from('book_reviews').select('rating::text,n:rating::int,name::text').eq('name', 'Ayu'),
    gives: found([{ rating: '5', n: 5, name: 'Ayu' }]),
  },
  {
    name: 'a time as text',
    ask: (client) => client.from('book_reviews').select('at:sent_at::text').limit(1),
    gives: found([{ at: '2026-01-03 08:00:00+00' }]),
  },
  {
    name: 'times in the zone that is preferred',
    ask: (client) =>
      client
        .from('book_reviews')
        .select('sent_at')
        .setHeader('Prefer', 'timezone=Asia/Jakarta')
        .limit(1),
    gives: found([{ sent_at: '2026-01-03T15:00:00+07:00' }]),
  },
  {
    name: 'times in UTC where there is no such zone',
    ask: (client) =>
      client
        .from('book_reviews')
        .select('sent_at')
        .setHeader('Prefer', 'timezone=Laut/Jauh')
        .limit(1),
    gives: found([{ sent_at: '2026-01-03T08:00:00+00:00' }]),
  },
]

/** Operators and values that the type of a column does not have. */
export const misfits: Scenario[] = [
  {
    name: 'a cast to another type than text',
    ask: (client) => client.from('book_reviews').select('rating::uuid'),
    gives: notOffered("Casting 'rating' to uuid is not offered."),
  },
  {
    name: 'a cast to a type that there is not',
    ask: (client) => client.from('book_reviews').select('rating::angka'),
    gives: refused(400, '42704', 'type "angka" does not exist'),
  },
  {
    name: 'a search of words in a number',
    ask: (client) => client.from('book_reviews').select().textSearch('rating', '5'),
    gives: undefinedOperator('integer @@ tsquery'),
  },
  {
    name: 'a pattern of a number',
    ask: (client) => client.from('book_reviews').select().like('rating', '5*'),
    gives: undefinedOperator('integer ~~ unknown'),
  },
  {
    name: 'a list within a text',
    ask: (client) => client.from('book_reviews').select().contains('name', ['a']),
    gives: undefinedOperator('text @> unknown'),
  },
  {
    name: 'a text as a number',
    ask: (client) => client.from('book_reviews').select().eq('rating', 'lima'),
    gives: refused(400, '22P02', 'invalid input syntax for type integer: "lima"'),
  },
]
