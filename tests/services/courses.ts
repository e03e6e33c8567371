// The courses of tests of learning. Only tests import this file.
import { Starter } from '#schemas/starter.ts'
import { exampleStarter } from '#src/services/local/seed/example-starter-for-test.ts'

/** A word that only the texts of locked chapters contain. */
export const lockedWord = 'KENARI-BAB'

const text = (words: string) => `<p>${`${words} `.repeat(20)}</p><script>alert(1)</script>`

const [example] = exampleStarter.classes

/** A premium course, a free one, and what both need. */
export const courses = Starter.parse({
  ...exampleStarter,
  classes: [
    {
      ...example,
      slug: 'berbayar',
      code: 'KRS-B',
      name: 'Kursus berbayar',
      kind: 'course',
      program: 'web',
      isPremium: true,
      price: 100_000,
      syllabus: [
        {
          title: 'Awal',
          summary: 'Mulai.',
          hours: 1,
          chapters: [
            { title: 'Pembuka', minutes: 10, isFree: true, body: text('Terbuka') },
            { title: 'Isi', minutes: 12, body: text(lockedWord) },
          ],
        },
        {
          title: 'Akhir',
          summary: 'Selesai.',
          hours: 1,
          chapters: [
            { title: 'Rahasia', minutes: 5, isPublished: false, body: text('Konsep') },
            { title: 'Isi', minutes: 12, body: text(lockedWord) },
            'Hanya judul',
          ],
        },
      ],
    },
    {
      ...example,
      slug: 'gratis',
      code: 'KRS-G',
      name: 'Kursus gratis',
      kind: 'course',
      program: 'data',
      syllabus: [
        {
          title: 'Satu-satunya',
          summary: '',
          hours: 2,
          chapters: [
            { title: 'Satu', slug: 'nama-sendiri', minutes: 20, body: text('Gratis') },
            { title: 'Dua', minutes: 20, body: text('Gratis') },
          ],
        },
      ],
    },
  ],
})
