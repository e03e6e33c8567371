import { known, type MadeTable } from './made-table.ts'
import { choice, days, id, named, one } from './sql-expressions.ts'
import { programs } from './post-rows.ts'
import { made } from './words.ts'

/** Classes and their syllabus. */
export const classTables: MadeTable[] = [
  {
    name: 'classes',
    each: known,
    columns: {
      ...named('class', 'kelas'),
      program_id: id('program', one(programs)),
      code: `'K' || n`,
      name: made.title,
      description: made.sentence,
      about: made.text,
      level: choice('beginner', 'intermediate', 'advanced'),
      mode: choice('online', 'offline', 'hybrid'),
      city: made.city,
      price: '(n % 5) * 250000',
      seats: '25',
      kind: `CASE WHEN n % 3 = 0 THEN 'webinar' ELSE 'class' END`,
      opens_at: days('n * 17 % 40 - 30'),
      closes_at: days('n * 17 % 40 - 10'),
      starts_at: days('n * 17 % 40 - 8'),
      ends_at: days('n * 17 % 40 + 5'),
    },
  },
  {
    name: 'modules',
    each: (amounts) => 4 * known(amounts),
    columns: {
      id: id('module'),
      class_id: id('class', '((n - 1) / 4 + 1)'),
      slug: `'modul-' || n`,
      title: made.title,
      summary: made.sentence,
      hours: one(6),
      position: 'n % 4',
    },
  },
  {
    name: 'chapters',
    each: (amounts) => 8 * known(amounts),
    columns: {
      id: id('chapter'),
      class_id: id('class', '((n - 1) / 8 + 1)'),
      module_id: id('module', '((n - 1) / 2 + 1)'),
      slug: `'bab-' || n`,
      title: made.title,
      minutes: one(40),
      is_free: 'n % 8 = 1',
      has_body: 'true',
      position: 'n % 2',
    },
  },
  {
    name: 'chapter_bodies',
    each: (amounts) => 8 * known(amounts),
    columns: {
      chapter_id: id('chapter'),
      class_id: id('class', '((n - 1) / 8 + 1)'),
      body: made.text,
    },
  },
  {
    name: 'class_mentors',
    each: known,
    columns: { class_id: id('class'), mentor_id: id('mentor', one(':others')) },
  },
]
