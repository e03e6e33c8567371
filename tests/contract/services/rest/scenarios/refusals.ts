import { denied, notOffered, refused } from '../expected-outcomes.ts'
import type { Scenario } from '../scenario.ts'
import { misfits } from './types.ts'
import { idOf } from '../filled-tables.ts'

const unknown = (column: string, table = 'book_reviews') =>
  refused(400, '42703', `column ${table}.${column} does not exist`)
const range = (details: string) =>
  refused(416, 'PGRST103', 'Requested range not satisfiable', { details })

/** What does not exist, and what visitors may not read: the same answer for both. */
export const hidden: Scenario[] = [
  {
    name: 'a table that is not there',
    ask: (client) => client.from('accounts').select(),
    gives: refused(
      404,
      'PGRST205',
      "Could not find the table 'public.accounts' in the schema cache",
    ),
  },
  {
    name: 'a schema that is not there',
    ask: (client) => client.schema('auth').from('book_reviews').select(),
    gives: refused(406, 'PGRST106', 'Invalid schema: auth', {
      hint: 'Only the following schemas are exposed: public',
    }),
  },
  {
    name: 'results of the DISC test',
    ask: (client) => client.from('user_disc').select('type'),
    gives: denied('user_disc'),
  },
  {
    name: 'results of the DISC test, signed in',
    as: 'student',
    ask: (client) => client.from('user_disc').select('type'),
    gives: denied('user_disc', 403),
  },
  {
    name: 'a column that is not there',
    ask: (client) => client.from('book_reviews').select('secret'),
    gives: unknown('secret'),
  },
  {
    name: 'a private column',
    ask: (client) => client.from('book_reviews').select('is_approved'),
    gives: unknown('is_approved'),
  },
  {
    name: 'the column of the site',
    ask: (client) => client.from('book_reviews').select('site_id'),
    gives: unknown('site_id'),
  },
  {
    name: 'the name of a donor',
    ask: (client) => client.from('donations').select('name'),
    gives: unknown('name', 'donations'),
  },
  {
    name: 'a filter by a private column',
    ask: (client) => client.from('book_reviews').select('name').eq('is_approved', false),
    gives: unknown('is_approved'),
  },
  {
    name: 'a filter by a private column within logic',
    ask: (client) => client.from('donations').select().or('amount.gt.1,status.eq.pledged'),
    gives: unknown('status', 'donations'),
  },
  {
    name: 'an order by a private column',
    ask: (client) => client.from('donations').select().order('name'),
    gives: unknown('name', 'donations'),
  },
  {
    name: 'another table beside this one',
    ask: (client) => client.from('book_reviews').select('name,sites(id)'),
    gives: refused(
      400,
      'PGRST200',
      "Could not find a relationship between 'book_reviews' and 'sites' in the schema cache",
      {
        details:
          "Searched for a foreign key relationship between 'book_reviews' and 'sites' in the schema 'public', but no matches were found.",
      },
    ),
  },
  {
    name: 'a filter by a column of another table',
    ask: (client) => client.from('book_reviews').select('name').eq('sites.id', 'alpha'),
    gives: refused(400, 'PGRST108', "'sites' is not an embedded resource in this request", {
      hint: "Verify that 'sites' is included in the 'select' query parameter.",
    }),
  },
  {
    name: 'an order of another table',
    ask: (client) =>
      client.from('book_reviews').select('name').order('id', { referencedTable: 'sites' }),
    gives: refused(400, 'PGRST108', "'sites' is not an embedded resource in this request", {
      hint: "Verify that 'sites' is included in the 'select' query parameter.",
    }),
  },
]

/** Features of PostgREST that this dialect does not have, and requests beyond the limits. */
export const bounds: Scenario[] = [
  ...misfits,
  {
    name: 'a sum',
    ask: (client) => client.from('donations').select('amount.sum()'),
    gives: refused(400, 'PGRST123', 'Use of aggregate functions is not allowed'),
  },
  {
    name: 'a count as a column',
    ask: (client) => client.from('donations').select('jumlah:count()'),
    gives: refused(400, 'PGRST123', 'Use of aggregate functions is not allowed'),
  },
  {
    name: 'a path into JSON',
    ask: (client) => client.from('book_reviews').select('name->first'),
    gives: notOffered("'name' is not a JSON column."),
  },
  {
    name: 'a regular expression',
    ask: (client) => client.from('book_reviews').select().regexMatch('name', '^(a+)+$'),
    gives: notOffered("The operator 'match' is not offered on 'name'."),
  },
  {
    name: 'an operator of ranges',
    ask: (client) => client.from('book_reviews').select().rangeLt('sent_at', '[a,b)'),
    gives: notOffered("The operator 'sl' is not offered."),
  },
  {
    name: 'a pattern with an open beginning',
    ask: (client) => client.from('book_reviews').select().like('name', '%yu'),
    gives: notOffered("A pattern begins with text and ends with '*': 'Sri*'."),
  },
  {
    name: 'a comparison of long text',
    ask: (client) => client.from('book_reviews').select().eq('message', 'x'),
    gives: notOffered("The operator 'eq' is not offered on 'message'."),
  },
  {
    name: 'a language without an index',
    ask: (client) =>
      client.from('book_reviews').select().textSearch('message', 'x', { config: 'english' }),
    gives: notOffered("The text search configuration 'english' is not offered."),
  },
  {
    name: 'words whose operators do not fit',
    ask: (client) => client.from('book_reviews').select().textSearch('message', 'radio &'),
    gives: refused(400, 'PGRST100', '"failed to parse filter (radio &)"', {
      details: 'syntax error in tsquery: "radio &"',
    }),
  },
  {
    name: 'nine filters',
    ask: (client) => client.from('book_reviews').select().or(Array(9).fill('rating.eq.1').join()),
    gives: refused(400, 'PGRST100', '9 filters are more than a request may have', {
      details: 'At most 8 filters are allowed.',
    }),
  },
  {
    name: 'fifty-one values',
    ask: (client) =>
      client
        .from('book_reviews')
        .select()
        .in('rating', Array.from(Array(51).keys())),
    gives: refused(400, 'PGRST100', "51 values are more than 'in' may have", {
      details: 'At most 50 values are allowed.',
    }),
  },
  {
    name: 'logic four deep',
    ask: (client) => client.from('book_reviews').select().or('and(or(and(rating.eq.1)))'),
    gives: refused(400, 'PGRST100', '"failed to parse logic tree"', {
      details: '"and" and "or" go at most 3 deep',
    }),
  },
  {
    name: 'a page beyond ten thousand rows',
    ask: (client) => client.from('book_reviews').select().range(10_001, 10_002),
    gives: range(
      'An offset of 10001 was requested, but rows are offered up to an offset of 10000.',
    ),
  },
  {
    name: 'a page beyond the last row',
    ask: (client) => client.from('book_reviews').select('*', { count: 'exact' }).range(4, 5),
    gives: range('An offset of 4 was requested, but there are only 3 rows.'),
  },
  {
    name: 'a limit below nothing',
    ask: (client) => client.from('book_reviews').select().limit(-1),
    gives: range('Limit should be greater than or equal to zero.'),
  },
  {
    name: 'a number that is none',
    ask: (client) => client.from('book_reviews').select().eq('rating', 'lima'),
    gives: refused(400, '22P02', 'invalid input syntax for type integer: "lima"'),
  },
  {
    name: 'a number that is too large',
    ask: (client) => client.from('book_reviews').select().eq('rating', '99999999999'),
    gives: refused(400, '22003', 'value "99999999999" is out of range for type integer'),
  },
  {
    name: 'an id that is none',
    ask: (client) =>
      client
        .from('book_reviews')
        .select()
        .eq('id', `${idOf(1)}x`),
    gives: refused(400, '22P02', `invalid input syntax for type uuid: "${idOf(1)}x"`),
  },
  {
    name: 'a day that is none',
    ask: (client) => client.from('book_reviews').select().eq('sent_at', '2026-02-30'),
    gives: refused(400, '22008', 'date/time field value out of range: "2026-02-30"'),
  },
  {
    name: 'an operator that is none',
    ask: (client) => client.from('book_reviews').select().filter('rating', 'sama', 1),
    gives: refused(400, 'PGRST100', '"failed to parse filter (sama.1)" (line 1, column 1)', {
      details: 'unexpected "s" expecting "not" or operator (eq, gt, ...)',
    }),
  },
  {
    name: 'a form of answer that is none',
    ask: (client) => client.from('book_reviews').select().geojson(),
    gives: refused(
      406,
      'PGRST107',
      'None of these media types are available: application/geo+json',
    ),
  },
]
