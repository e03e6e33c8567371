import { column, found, names, refused } from '../expected-outcomes.ts'
import type { Scenario } from '../scenario.ts'
import { canary } from '../canaries.ts'
import { idOf } from '../filled-tables.ts'

const admin = 'admin' as const

/** What the staff of a site read besides. */
export const oversees: Scenario[] = [
  {
    name: 'rows that wait for approval',
    as: admin,
    ask: (client) => client.from('book_reviews').select('name').eq('is_approved', false),
    gives: names('Dewi'),
  },
  {
    name: 'every row of the site and none of another',
    as: 'superadmin',
    ask: (client) => client.from('testimonies').select('id', { count: 'exact', head: true }),
    gives: found(null, { count: 43 }),
  },
  {
    name: 'more than a hundred rows where there are as many',
    as: admin,
    ask: (client) => client.from('testimonies').select('rating').limit(500).eq('rating', 1),
    gives: found(column('rating', Array(10).fill(1))),
  },
  {
    name: 'every column',
    as: admin,
    ask: (client) => client.from('donations').select().eq('id', idOf(1)),
    gives: found([
      {
        id: idOf(1),
        sent_at: '2026-01-01T08:00:00+00:00',
        name: `${canary} Donatur`,
        message: canary,
        amount: 50_000,
        status: 'confirmed',
      },
    ]),
  },
  {
    name: 'results of the DISC test',
    as: admin,
    ask: (client) => client.from('user_disc').select('type,score_d'),
    gives: found([{ type: 'D', score_d: 90 }]),
  },
  {
    name: 'but not the column of the site',
    as: admin,
    ask: (client) => client.from('donations').select('site_id'),
    gives: refused(400, '42703', 'column donations.site_id does not exist'),
  },
  {
    name: 'by a pattern from anywhere',
    as: admin,
    ask: (client) => client.from('book_reviews').select('name').ilike('message', '%RADIO%'),
    gives: names('Citra'),
  },
  {
    name: 'by a condition that is false',
    as: admin,
    ask: (client) => client.from('book_reviews').select('name').is('is_approved', false),
    gives: names('Dewi'),
  },
  {
    name: 'by words in another language',
    as: admin,
    ask: (client) =>
      client.from('book_reviews').select('name').textSearch('name', 'ayu', { config: 'simple' }),
    gives: names('Ayu'),
  },
]
