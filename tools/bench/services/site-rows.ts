import { type MadeTable, others } from './made-table.ts'
import { choice, days, id, named, one } from './sql-expressions.ts'
import { programs } from './post-rows.ts'
import { made } from './words.ts'

/** What a site displays about itself. */
export const siteTables: MadeTable[] = [
  {
    name: 'schools',
    each: others(),
    columns: {
      ...named('school', 'sekolah'),
      name: made.title,
      city: made.city,
      province: made.province,
      is_active: 'n % 4 > 0',
      is_approved: 'n % 10 > 0',
      students: 'n * 37 % 900',
      alumni: 'n * 11 % 300',
    },
  },
  {
    name: 'programs',
    each: () => programs,
    columns: {
      ...named('program'),
      name: made.title,
      summary: made.sentence,
      about: made.text,
      duration: `'3 bulan'`,
      audience: made.sentence,
      position: 'n',
    },
  },
  {
    name: 'program_schools',
    each: others(),
    columns: { program_id: id('program', one(programs)), school_id: id('school') },
  },
  {
    name: 'mentors',
    each: others(),
    columns: {
      ...named('mentor'),
      name: made.person,
      role: `'Pengajar'`,
      bio: made.sentence,
      position: 'n',
    },
  },
  {
    name: 'testimonies',
    each: others(),
    columns: {
      id: id('testimony'),
      name: made.person,
      role: `'Siswa'`,
      message: made.sentence,
      rating: one(5),
      is_approved: 'n % 5 > 0',
      sent_at: days('-n'),
    },
  },
  {
    name: 'careers',
    each: others(),
    columns: {
      ...named('career', 'karier'),
      name: made.title,
      summary: made.sentence,
      about: made.text,
      position: 'n',
    },
  },
  {
    name: 'jobs',
    each: others(),
    columns: {
      ...named('job', 'lowongan'),
      career_id: id('career', one(':others')),
      // Every second one is of the account that calls are made with.
      owner_id: `case when n % 2 = 0 then ${id('account', '1')} end`,
      title: made.title,
      summary: made.sentence,
      about: made.text,
      employment: choice('full-time', 'part-time', 'contract', 'internship'),
      mode: choice('online', 'offline', 'hybrid'),
      city: made.city,
      published_at: days('-n'),
      closes_at: days('30 + n'),
    },
  },
  {
    name: 'galleries',
    each: others(),
    columns: {
      ...named('gallery', 'album'),
      title: made.title,
      summary: made.sentence,
      place: made.city,
      taken_at: days('-n'),
    },
  },
  {
    name: 'photos',
    each: others(4),
    columns: {
      id: id('photo'),
      gallery_id: id('gallery', `((n - 1) / 4 + 1)`),
      picture: `'/media/foto.webp'`,
      caption: made.sentence,
      position: 'n % 4',
    },
  },
  {
    name: 'batches',
    each: others(),
    columns: {
      ...named('batch', 'angkatan'),
      program_id: id('program', one(programs)),
      name: made.title,
      seats: '30',
      opens_at: days('n - 40'),
      closes_at: days('n - 10'),
      starts_at: days('n - 9'),
      ends_at: days('n + 60'),
    },
  },
  {
    name: 'extensions',
    each: others(),
    columns: {
      ...named('extension', 'kursus'),
      name: made.title,
      summary: made.sentence,
      field: `'Umum'`,
      mode: choice('online', 'offline', 'hybrid'),
      meetings: '8',
      hours: '16',
      price: '500000',
      certificate: `'Sertifikat'`,
      starts_at: days('n'),
      position: 'n',
    },
  },
]
