import { expect } from 'vitest'
import { type Chapter, listOpenChapters, readChapter } from '#schemas/services/chapter.ts'
import type { Case } from '../case.ts'

const free = { slug: 'git-untuk-bekerja-bersama', chapterSlug: 'area-siap' }
const premium = { slug: 'typescript-tanpa-takut', chapterSlug: 'objek-dan-gabungan-tipe' }
const first = { ...premium, chapterSlug: 'fungsi' }

const isLocked = (data: Chapter) =>
  expect(data).toMatchObject({ locked: true, body: null, hasBody: true, class: { price: 349_000 } })
const isOpen = (data: Chapter) => {
  expect(data.locked).toBe(false)
  expect(data.body).toContain('<p>')
}

/** The case at the site that has courses with texts. */
const ofLms = (rest: Omit<Case, 'endpoint' | 'site'>): Case => ({
  endpoint: readChapter,
  site: 'lms',
  ...rest,
})

const read: Case[] = [
  ofLms({
    name: 'a visitor reads a chapter of a free course',
    input: free,
    status: 200,
    check: isOpen,
  }),
  ofLms({
    name: 'a visitor reads a free chapter of a premium course',
    input: first,
    status: 200,
    check: isOpen,
  }),
  ofLms({ name: 'a visitor reads no other of it', input: premium, status: 200, check: isLocked }),
  ...(['student', 'mentor', 'teacher', 'writer'] as const).map((as) =>
    ofLms({
      name: `a ${as} who has not paid reads no other`,
      as,
      input: premium,
      status: 200,
      check: isLocked,
    }),
  ),
  ...(['admin', 'superadmin'] as const).map((as) =>
    ofLms({ name: `a ${as} reads every chapter`, as, input: premium, status: 200, check: isOpen }),
  ),
  ofLms({
    name: 'a chapter is found in its module',
    input: { ...free, moduleSlug: 'menyimpan-perubahan' },
    status: 200,
    check: (data: Chapter) =>
      expect(data).toMatchObject({
        number: 1,
        count: 6,
        prev: null,
        next: { slug: 'pesan', moduleSlug: 'menyimpan-perubahan' },
      }),
  }),
  ofLms({
    name: 'and not in another',
    input: { ...free, moduleSlug: 'bekerja-bersama' },
    status: 404,
  }),
  ofLms({
    name: 'a chapter of a free course is of no premium one',
    input: { ...free, isPremium: 'true' },
    status: 404,
  }),
  ofLms({
    name: 'a chapter that does not exist',
    input: { ...free, chapterSlug: 'tiada' },
    status: 404,
  }),
  ofLms({
    name: 'a class is needed',
    input: { chapterSlug: 'fungsi' },
    status: 400,
    field: 'slug',
  }),
  ofLms({
    name: 'a chapter is needed',
    input: { slug: free.slug },
    status: 400,
    field: 'chapterSlug',
  }),
  ofLms({
    name: 'a wish that is none',
    input: { ...free, isPremium: 'some' },
    status: 400,
    field: 'isPremium',
  }),
  {
    name: 'a chapter of another site is not there',
    endpoint: readChapter,
    input: free,
    status: 404,
  },
]

export const chapter: Case[] = [
  ...read,
  {
    name: 'the chapters that everyone reads are listed without the locked ones',
    endpoint: listOpenChapters,
    site: 'lms',
    status: 200,
    check: ({ items }: { items: { slug: string; chapterSlug: string }[] }) => {
      const names = items.map((item) => `${item.slug}/${item.chapterSlug}`)
      expect(names).toContain(`${free.slug}/${free.chapterSlug}`)
      expect(names).toContain(`${first.slug}/${first.chapterSlug}`)
      expect(names).not.toContain(`${premium.slug}/${premium.chapterSlug}`)
    },
  },
  {
    name: 'a site without texts lists none',
    endpoint: listOpenChapters,
    status: 200,
    check: ({ items }: { items: unknown[] }) => expect(items).toEqual([]),
  },
  {
    name: 'a page that cannot exist',
    endpoint: listOpenChapters,
    input: { page: 0 },
    status: 400,
    field: 'page',
  },
]
