import { expect } from 'vitest'
import { openInvoice } from '#schemas/services/payment.ts'
import {
  type Learner,
  listLearners,
  listTaughtBatches,
  listTaughtClasses,
  updateTeacher,
} from '#schemas/services/teaching.ts'
import type { Case, World } from '../case.ts'

const slug = 'git-untuk-bekerja-bersama'
const email = 'mentor@lms.example'
const named = { slug, email, teaches: true }

/** The mentor of the site teaches one course, which a student is enrolled in. */
const assign = async (world: World) => {
  // Whoever is named must have an account.
  await world.call(listTaughtClasses, { site: 'lms', as: 'mentor' })
  await world.call(updateTeacher, { site: 'lms', as: 'admin', input: named })
  await world.call(openInvoice, { site: 'lms', as: 'student', input: { slug } })
  return {}
}

const isEmpty = ({ items }: { items: unknown[] }) => expect(items).toEqual([])

export const teaching: Case[] = [
  {
    name: 'a mentor finds the course that the staff named',
    endpoint: listTaughtClasses,
    site: 'lms',
    as: 'mentor',
    input: assign,
    status: 200,
    check: ({ items }: { items: unknown[] }) => expect(items).toMatchObject([{ slug }]),
  },
  {
    name: 'a teacher who was not named finds none',
    endpoint: listTaughtClasses,
    site: 'lms',
    as: 'teacher',
    input: assign,
    status: 200,
    check: isEmpty,
  },
  {
    name: 'the staff finds those of the site by words',
    endpoint: listTaughtClasses,
    site: 'lms',
    as: 'admin',
    input: { search: 'typescript' },
    status: 200,
    check: ({ items }: { items: unknown[] }) => expect(items).toHaveLength(1),
  },
  {
    name: 'a page that cannot exist',
    endpoint: listTaughtClasses,
    as: 'mentor',
    input: { page: '0' },
    status: 400,
    field: 'page',
  },
  {
    name: 'a mentor finds the batches of the program',
    endpoint: listTaughtBatches,
    site: 'lms',
    as: 'mentor',
    input: assign,
    status: 200,
    check: ({ items }: { items: { program: { slug: string } }[] }) => {
      expect(new Set(items.map(({ program }) => program.slug))).toEqual(
        new Set(['jalur-pengembang-web']),
      )
    },
  },
  {
    name: 'a teacher who teaches nothing finds no batch',
    endpoint: listTaughtBatches,
    as: 'teacher',
    status: 200,
    check: isEmpty,
  },
  {
    name: 'a page size beyond the most',
    endpoint: listTaughtBatches,
    as: 'mentor',
    input: { pageSize: '101' },
    status: 400,
    field: 'pageSize',
  },
  {
    name: 'a mentor finds the learners of the course',
    endpoint: listLearners,
    site: 'lms',
    as: 'mentor',
    input: async (world) => ({ ...(await assign(world)), slug, search: 'student' }),
    status: 200,
    check: ({ items }: { items: Learner[] }) =>
      expect(items).toMatchObject([{ name: 'Akun student', class: { slug }, chapters: 6 }]),
  },
  {
    name: 'a teacher finds none of them',
    endpoint: listLearners,
    site: 'lms',
    as: 'teacher',
    input: async (world) => ({ ...(await assign(world)), slug }),
    status: 200,
    check: isEmpty,
  },
  {
    name: 'words that are too many',
    endpoint: listLearners,
    as: 'mentor',
    input: { search: 'x'.repeat(201) },
    status: 400,
    field: 'search',
  },
  {
    name: 'a teacher is named',
    endpoint: updateTeacher,
    site: 'lms',
    as: 'superadmin',
    input: async (world) => ({ ...(await assign(world)), ...named }),
    status: 200,
    check: (data: object) =>
      expect(data).toMatchObject({ class: { slug }, teachers: [{ name: 'Akun mentor', email }] }),
  },
  {
    name: 'an address without such an account is refused',
    endpoint: updateTeacher,
    site: 'lms',
    as: 'admin',
    input: { ...named, email: 'tiada@lms.example' },
    status: 422,
    field: 'email',
  },
  {
    name: 'a class of another site',
    endpoint: updateTeacher,
    as: 'admin',
    input: named,
    status: 404,
  },
  ...Object.entries({ slug: '', email: 'x', teaches: 'yes' }).map(([field, value]): Case => ({
    name: `a teacher is not named with a wrong ${field}`,
    endpoint: updateTeacher,
    as: 'admin',
    input: { ...named, [field]: value },
    status: 400,
    field,
  })),
]
