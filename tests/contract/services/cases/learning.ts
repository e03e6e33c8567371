import { expect } from 'vitest'
import {
  type LearningClass,
  listLearningClasses,
  listPayments,
  type LearningProgress,
  readProgress,
  updateProgress,
} from '#schemas/services/learning.ts'
import { openInvoice } from '#schemas/services/payment.ts'
import type { Case, World } from '../case.ts'

const slug = 'git-untuk-bekerja-bersama'
const premium = 'typescript-tanpa-takut'
const opening = { slug, chapterSlug: 'area-siap', state: 'started', position: 0.5 }

/** Enrols a learner in the free course. */
const enrol = async (world: World) => {
  await world.call(openInvoice, { site: 'lms', as: 'teacher', input: { slug } })
  return {}
}

const progress: Case[] = [
  {
    name: 'progress is stored, and the class is resumed there',
    endpoint: updateProgress,
    site: 'lms',
    as: 'student',
    input: opening,
    status: 200,
    check: (data: LearningProgress) =>
      expect(data).toMatchObject({
        chapters: 6,
        finished: 0,
        percent: 0,
        resume: { slug: 'area-siap' },
        items: [{ chapterSlug: 'area-siap', state: 'started', position: 0.5 }],
      }),
  },
  {
    name: 'a finished chapter counts',
    endpoint: updateProgress,
    site: 'lms',
    as: 'writer',
    input: { ...opening, state: 'finished', position: 1 },
    status: 200,
    check: (data: LearningProgress) =>
      expect(data).toMatchObject({ finished: 1, percent: 16, resume: { slug: 'pesan' } }),
  },
  {
    name: 'a locked chapter keeps none',
    endpoint: updateProgress,
    site: 'lms',
    as: 'student',
    input: { ...opening, slug: premium, chapterSlug: 'objek-dan-gabungan-tipe' },
    status: 403,
  },
  {
    name: 'a chapter that does not exist keeps none',
    endpoint: updateProgress,
    site: 'lms',
    as: 'student',
    input: { ...opening, chapterSlug: 'tiada' },
    status: 404,
  },
  {
    name: 'a chapter of another site keeps none',
    endpoint: updateProgress,
    as: 'student',
    input: opening,
    status: 404,
  },
  ...Object.entries({ state: 'seen', position: 2, slug: '', chapterSlug: '' }).map(
    ([field, value]): Case => ({
      name: `progress refuses a wrong ${field}`,
      endpoint: updateProgress,
      site: 'lms',
      as: 'student',
      input: { ...opening, [field]: value },
      status: 400,
      field,
    }),
  ),
  {
    name: 'progress is read',
    endpoint: readProgress,
    site: 'lms',
    as: 'partner',
    input: { slug },
    status: 200,
    check: (data: LearningProgress) =>
      expect(data).toMatchObject({ class: { slug }, chapters: 6, items: [], lastAt: null }),
  },
  {
    name: 'a class that does not exist has none',
    endpoint: readProgress,
    as: 'student',
    input: { slug },
    status: 404,
  },
  {
    name: 'a class is needed',
    endpoint: readProgress,
    as: 'student',
    status: 400,
    field: 'slug',
  },
]

const classes: Case[] = [
  {
    name: 'who is enrolled finds the class',
    endpoint: listLearningClasses,
    site: 'lms',
    as: 'teacher',
    input: enrol,
    status: 200,
    check: ({ items }: { items: LearningClass[] }) =>
      expect(items).toMatchObject([{ class: { slug, kind: 'course' }, progress: { chapters: 6 } }]),
  },
  {
    name: 'who is not finds none',
    endpoint: listLearningClasses,
    site: 'lms',
    as: 'lead_region',
    status: 200,
    check: ({ items }: { items: unknown[] }) => expect(items).toEqual([]),
  },
  {
    name: 'a page size beyond the most',
    endpoint: listLearningClasses,
    as: 'student',
    input: { pageSize: 101 },
    status: 400,
    field: 'pageSize',
  },
]

const payments: Case[] = [
  {
    name: 'invoices are found by their status and class',
    endpoint: listPayments,
    site: 'lms',
    as: 'teacher',
    input: async (world) => ({
      ...(await enrol(world)),
      status: 'paid',
      search: 'bekerja',
      perPage: 5,
    }),
    status: 200,
    check: ({ items }: { items: unknown[] }) =>
      expect(items).toMatchObject([{ amount: 0, payUrl: null, class: { slug } }]),
  },
  {
    name: 'what cost nothing was at no provider',
    endpoint: listPayments,
    site: 'lms',
    as: 'teacher',
    input: async (world) => ({ ...(await enrol(world)), bank: 'sandbox' }),
    status: 200,
    check: ({ items }: { items: unknown[] }) => expect(items).toEqual([]),
  },
  {
    name: 'others do not see them',
    endpoint: listPayments,
    site: 'lms',
    as: 'admin',
    status: 200,
    check: ({ items }: { items: unknown[] }) => expect(items).toEqual([]),
  },
  ...Object.entries({ page: '0', perPage: '101', status: 'open', bank: '014' }).map(
    ([field, value]): Case => ({
      name: `invoices refuse a wrong ${field}`,
      endpoint: listPayments,
      as: 'student',
      input: { [field]: value },
      status: 400,
      field,
    }),
  ),
]

export const learning: Case[] = [...progress, ...classes, ...payments]
