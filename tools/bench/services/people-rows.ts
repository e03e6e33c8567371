import { type MadeTable, others } from './made-table.ts'
import { choice, days, hashOf, id, one } from './sql-expressions.ts'
import { made } from './words.ts'

/** What visitors send and do. */
const sentTables: MadeTable[] = [
  {
    name: 'book_reviews',
    each: others(),
    columns: {
      id: id('review'),
      name: made.person,
      message: made.sentence,
      rating: one(5),
      is_approved: 'n % 5 > 0',
      sent_at: days('-n'),
    },
  },
  {
    name: 'aspirations',
    each: others(),
    columns: {
      id: id('aspiration'),
      name: made.person,
      city: made.city,
      message: made.sentence,
      is_approved: 'n % 5 > 0',
      sent_at: days('-n'),
    },
  },
  {
    name: 'donations',
    each: others(),
    columns: {
      id: id('donation'),
      name: made.person,
      amount: '1000 * n',
      status: choice('pledged', 'confirmed', 'cancelled'),
      sent_at: days('-n'),
    },
  },
  {
    name: 'school_contacts',
    each: others(),
    columns: {
      school_id: id('school'),
      name: made.person,
      email: `'sekolah-' || n || '@sekolah.example'`,
      phone: `'081200000000'`,
      sent_at: days('-n'),
    },
  },
  {
    name: 'appointments',
    each: others(),
    columns: {
      id: id('appointment'),
      topic: made.title,
      name: made.person,
      email: `'tamu-' || n || '@tamu.example'`,
      phone: `'081200000000'`,
      institution: made.title,
      preferred_on: `current_date + n % 90`,
      message: made.sentence,
      state: choice('new', 'answered', 'closed'),
      sent_at: days('-n'),
    },
  },
  {
    name: 'form_submissions',
    each: others(),
    columns: {
      id: id('submission'),
      page: choice(`contact`, `workshop`),
      node: `'tulis'`,
      path: `'/Contact'`,
      title: made.title,
      receipt: `'TN-' || translate(lpad((n / 1000)::text, 4, '0'), '01', 'AB') || '-' || translate(lpad((n % 1000)::text, 4, '0'), '01', 'AB')`,
      answers: `jsonb_build_array(jsonb_build_object('name', 'message', 'label', 'Pesan', 'kind', 'longtext', 'value', 'Apakah ada kelas malam?'))`,
      words: made.sentence,
      email: `'tamu-' || n || '@tamu.example'`,
      language: `'id'`,
      sent_at: days('-n'),
      deletes_at: days('365'),
    },
  },
  {
    name: 'newsletter_subscribers',
    each: others(),
    columns: {
      id: id('subscriber'),
      email: `'pembaca-' || n || '@tamu.example'`,
      language: `'id'`,
      request_id: id('request'),
      leave_token: `md5(s || '-' || n) || md5(n::text)`,
      confirmed_at: days('-n'),
    },
  },
  {
    name: 'teams',
    each: others(),
    columns: {
      id: id('team'),
      event: choice('liga-sma', 'liga-smk'),
      name: `'Regu ' || n`,
      school_name: made.title,
      mentor_name: made.person,
      mentor_phone: `'081200000000'`,
      city_id: choice('34.71', '33.74'),
      score: 'n * 37 % 1000',
      registered_at: days('-n'),
    },
  },
  {
    name: 'team_members',
    each: others(3),
    columns: {
      team_id: id('team', '((n - 1) / 3 + 1)'),
      position: 'n % 3',
      name: made.person,
      email: `'anggota-' || n || '@regu.example'`,
    },
  },
  {
    name: 'clicks',
    each: others(5),
    columns: {
      from_path: `'/'`,
      to_path: `'/Kelas/kelas-' || n % 20`,
      type: choice('page_load', 'internal_navigation', 'external'),
      clicked_at: days('-n % 90'),
      logged_at: days('-n % 90'),
    },
  },
]

/** Mailed links, and questions to the assistant. */
const askedTables: MadeTable[] = [
  {
    name: 'account_tokens',
    each: () => 1,
    columns: {
      token_hash: hashOf('tautan'),
      account_id: id('account', '1'),
      purpose: `'reset'`,
      expires_at: days('30'),
    },
  },
  {
    name: 'assistant_identities',
    each: () => 1,
    columns: {
      id: id('identity'),
      token_hash: hashOf('asisten'),
      name: made.person,
      expires_at: days('30'),
    },
  },
  {
    name: 'conversations',
    each: () => 2,
    columns: { id: id('conversation'), identity_id: id('identity', '1') },
  },
  {
    name: 'messages',
    each: others(),
    columns: {
      id: id('message'),
      conversation_id: id('conversation', one(2)),
      query: made.sentence,
      answer: made.text,
      state: `'done'`,
      created_at: days('-n'),
    },
  },
]

/** Every table that visitors write to. */
export const peopleTables: MadeTable[] = [...sentTables, ...askedTables]
