import { found, names } from '../expected-outcomes.ts'
import type { Scenario } from '../scenario.ts'

/** Arrays, words and logic. */
export const deeper: Scenario[] = [
  {
    name: 'an array that contains',
    ask: (client) => client.from('aspirations').select('name').contains('topics', ['pendidikan']),
    gives: names('Gita', 'Eka'),
  },
  {
    name: 'an array that contains words with a space',
    ask: (client) => client.from('aspirations').select('name').contains('topics', ['jalan raya']),
    gives: names('Eka'),
  },
  {
    name: 'an array that is contained',
    ask: (client) =>
      client.from('aspirations').select('name').containedBy('topics', ['pendidikan', 'air']),
    gives: names('Gita', 'Fajar'),
  },
  {
    name: 'an array that shares',
    ask: (client) =>
      client.from('aspirations').select('name').overlaps('topics', ['air', 'jalan raya']),
    gives: names('Eka'),
  },
  {
    name: 'words as people type them',
    ask: (client) =>
      client
        .from('book_reviews')
        .select('name')
        .textSearch('message', 'guru -radio', { type: 'websearch' }),
    gives: names('Budi'),
  },
  {
    name: 'words by their Indonesian stems',
    ask: (client) =>
      client.from('book_reviews').select('name').textSearch('message', 'latih', { type: 'plain' }),
    gives: names('Budi'),
  },
  {
    name: 'words that follow each other',
    ask: (client) =>
      client
        .from('book_reviews')
        .select('name')
        .textSearch('message', 'radio sekolah', { type: 'phrase' }),
    gives: names('Citra'),
  },
  {
    name: 'words with operators, in a named language',
    ask: (client) =>
      client
        .from('book_reviews')
        .select('name')
        .textSearch('message', "(radio | 'pelatihan') & !kelas", { config: 'indonesian' }),
    gives: names('Citra', 'Budi'),
  },
  {
    name: 'one filter or another',
    ask: (client) => client.from('book_reviews').select('name').or('rating.eq.5,rating.is.null'),
    gives: names('Citra', 'Ayu'),
  },
  {
    name: 'logic in logic',
    ask: (client) =>
      client
        .from('book_reviews')
        .select('name')
        .or(
          'and(rating.gte.4,name.like.A*),not.or(rating.gte.1,name.eq.Budi),name.in.(Budi,"Zaki")',
        ),
    gives: names('Budi', 'Ayu'),
  },
  {
    name: 'a value in quotes within logic',
    ask: (client) => client.from('book_reviews').select('name').or('name.eq."Ayu",name.eq."B,)u"'),
    gives: names('Ayu'),
  },
  {
    name: 'an array within logic',
    ask: (client) =>
      client
        .from('aspirations')
        .select('name')
        .or('topics.cs.{pendidikan,"jalan raya"},city.eq.Solo'),
    gives: names('Gita', 'Eka'),
  },
  {
    name: 'what looks like SQL, as a value',
    ask: (client) => client.from('book_reviews').select('name').eq('name', `Ayu' or '1'='1`),
    gives: found([]),
  },
  {
    name: 'a name of the language as a name of a column',
    ask: (client) => client.from('book_reviews').select('"__proto__":name').eq('name', 'Ayu'),
    gives: found([JSON.parse('{"__proto__":"Ayu"}')]),
  },
]
