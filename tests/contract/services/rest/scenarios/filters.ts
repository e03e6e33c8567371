import { found, names } from '../expected-outcomes.ts'
import type { Scenario } from '../scenario.ts'
import { idOf } from '../filled-tables.ts'

/** Every operator that a visitor may use. */
export const filters: Scenario[] = [
  {
    name: 'equal',
    ask: (client) => client.from('book_reviews').select('name').eq('rating', 4),
    gives: names('Budi'),
  },
  {
    name: 'not equal, which nulls never are',
    ask: (client) => client.from('book_reviews').select('name').neq('rating', 4),
    gives: names('Ayu'),
  },
  {
    name: 'greater',
    ask: (client) => client.from('book_reviews').select('name').gt('rating', 4),
    gives: names('Ayu'),
  },
  {
    name: 'greater or equal',
    ask: (client) => client.from('book_reviews').select('name').gte('rating', 4),
    gives: names('Budi', 'Ayu'),
  },
  {
    name: 'less',
    ask: (client) => client.from('book_reviews').select('name').lt('rating', 5),
    gives: names('Budi'),
  },
  {
    name: 'less or equal',
    ask: (client) => client.from('book_reviews').select('name').lte('rating', 4),
    gives: names('Budi'),
  },
  {
    name: 'a time with its zone',
    ask: (client) =>
      client.from('book_reviews').select('name').eq('sent_at', '2026-01-02T15:00:00+07:00'),
    gives: names('Budi'),
  },
  {
    name: 'a day',
    ask: (client) => client.from('book_reviews').select('name').lt('sent_at', '2026-01-02'),
    gives: names('Ayu'),
  },
  {
    name: 'an id in capitals',
    ask: (client) => client.from('book_reviews').select('name').eq('id', idOf(2).toUpperCase()),
    gives: names('Budi'),
  },
  {
    name: 'one of several',
    ask: (client) => client.from('book_reviews').select('name').in('name', ['Ayu', 'Budi', 'Zaki']),
    gives: names('Budi', 'Ayu'),
  },
  {
    name: 'one of several numbers',
    ask: (client) => client.from('book_reviews').select('name').in('rating', [3, 5]),
    gives: names('Ayu'),
  },
  {
    name: 'one of none',
    ask: (client) => client.from('book_reviews').select('name').in('name', []),
    gives: found([]),
  },
  {
    name: 'one of several with commas and quotes in them',
    ask: (client) =>
      client.from('book_reviews').select('name').in('name', ['A,yu', 'Bu(d)i', 'Ayu']),
    gives: names('Ayu'),
  },
  {
    name: 'none of several',
    ask: (client) => client.from('book_reviews').select('name').notIn('name', ['Ayu', 'Budi']),
    gives: names('Citra'),
  },
  {
    name: 'null',
    ask: (client) => client.from('book_reviews').select('name').is('rating', null),
    gives: names('Citra'),
  },
  {
    name: 'not null',
    ask: (client) => client.from('book_reviews').select('name').not('rating', 'is', null),
    gives: names('Budi', 'Ayu'),
  },
  {
    name: 'not null, in its other form',
    ask: (client) => client.from('book_reviews').select('name').filter('rating', 'is', 'not_null'),
    gives: names('Budi', 'Ayu'),
  },
  {
    name: 'distinct, which nulls are',
    ask: (client) => client.from('book_reviews').select('name').isDistinct('rating', 4),
    gives: names('Citra', 'Ayu'),
  },
  {
    name: 'a beginning',
    ask: (client) => client.from('book_reviews').select('name').like('name', 'Cit%'),
    gives: names('Citra'),
  },
  {
    name: 'a beginning with a star',
    ask: (client) => client.from('book_reviews').select('name').like('name', 'Cit*'),
    gives: names('Citra'),
  },
  {
    name: 'a beginning in either case',
    ask: (client) => client.from('book_reviews').select('name').ilike('name', 'cIT%'),
    gives: names('Citra'),
  },
  {
    name: 'one of two beginnings',
    ask: (client) => client.from('book_reviews').select('name').likeAnyOf('name', ['Ay%', 'Bu%']),
    gives: names('Budi', 'Ayu'),
  },
  {
    name: 'both beginnings',
    ask: (client) => client.from('book_reviews').select('name').ilikeAllOf('name', ['a%', 'ay%']),
    gives: names('Ayu'),
  },
  {
    name: 'a sign of patterns as itself',
    ask: (client) =>
      client
        .from('book_reviews')
        .select('name')
        .like('name', String.raw`Ay\_%`),
    gives: found([]),
  },
  {
    name: 'several columns at once',
    ask: (client) =>
      client.from('testimonies').select('name').match({ rating: 1, role: 'Guru' }).limit(2),
    gives: names('Peserta 36', 'Peserta 26'),
  },
  {
    name: 'two filters of one column',
    ask: (client) =>
      client.from('testimonies').select('name').gt('name', 'Peserta 40').lt('name', 'Peserta 42'),
    gives: names('Peserta 41'),
  },
  {
    name: 'a filter turned round',
    ask: (client) => client.from('book_reviews').select('name').not('rating', 'gte', 5),
    gives: names('Budi'),
  },
  {
    name: 'a list turned round',
    ask: (client) => client.from('book_reviews').select('name').not('name', 'in', '("Ayu",Citra)'),
    gives: names('Budi'),
  },
]
