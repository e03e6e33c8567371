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
      name: made.title,
      description: made.sentence,
      about: made.text,
      level: choice('beginner', 'intermediate', 'advanced'),
      mode: choice('online', 'offline', 'hybrid'),
      city: made.city,
      price: '(n % 5) * 250000',
      seats: '25',
      is_webinar: 'n % 3 = 0',
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
      chapters: `'[{"title":"Pembuka","slug":"pembuka"},{"title":"Latihan","slug":"latihan"}]'::jsonb`,
    },
  },
  {
    name: 'class_mentors',
    each: known,
    columns: { class_id: id('class'), mentor_id: id('mentor', one(':others')) },
  },
]
