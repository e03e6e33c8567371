import { expect } from 'vitest'
import {
  deleteSubmission,
  exportSubmissions,
  listSubmissions,
  readSubmission,
  type Submission,
  submitForm,
} from '#schemas/services/submission.ts'
import type { Case, World } from '../case.ts'

const place = { path: '/Corporates', node: 'usul' }
const values = {
  company: '=HYPERLINK("https://a.example")',
  name: 'Sekar Arum',
  email: 'Sekar@kantor.example',
  people: 12,
  day: '2027-03-14',
  place: 'village',
}
const sent = { ...place, values }

const list = async (world: World, form?: string) =>
  (await world.call(listSubmissions, { as: 'admin', input: form ? { form } : {} })).data as {
    items: Submission[]
    forms: { form: string; count: number }[]
  }

const wrong = (name: string, change: object): Case => ({
  name: `${name} is named`,
  endpoint: submitForm,
  input: { ...sent, values: { ...values, ...change } },
  status: 400,
  field: `values.${Object.keys(change)[0]}`,
})

export const submissions: Case[] = [
  {
    name: 'what a form of a page declares is stored, with a number',
    endpoint: submitForm,
    input: sent,
    status: 201,
    async check(data: { id: string; receipt: string }, world) {
      expect(data.receipt).toMatch(/^TN-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/)
      const { items } = await list(world)
      const row = items.find(({ id }) => id === data.id)
      expect(row).toMatchObject({
        receipt: data.receipt,
        form: 'corporates.usul',
        path: '/Corporates',
      })
      expect(row?.answers.map(({ name, value }) => [name, value])).toEqual([
        ['company', values.company],
        ['name', 'Sekar Arum'],
        ['email', 'sekar@kantor.example'],
        ['people', '12'],
        ['day', '2027-03-14'],
        ['place', expect.stringContaining('desa')],
      ])
    },
  },
  {
    name: 'twice with one key is once',
    endpoint: submitForm,
    headers: { 'idempotency-key': 'a-form-that-is-sent-twice' },
    input: sent,
    status: 201,
    async check(data: { id: string }, world) {
      const headers = { 'idempotency-key': 'a-form-that-is-sent-twice' }
      const before = (await list(world)).items.length
      const again = await world.call(submitForm, { headers, input: sent })
      expect(again.data).toEqual(data)
      expect((await list(world)).items.length).toBe(before)
    },
  },
  wrong('a text that is too long', { company: 'a'.repeat(121) }),
  wrong('a choice that is none', { place: 'bulan' }),
  wrong('a number out of its bounds', { people: 201 }),
  wrong('a date that does not exist', { day: '2027-02-30' }),
  wrong('an address that is none', { email: 'sekar' }),
  wrong('a text of two lines', { name: 'Sekar\r\nBcc: a@b.example' }),
  wrong('a value of another kind', { name: ['Sekar'] }),
  {
    name: 'what must be filled in is named',
    endpoint: submitForm,
    input: { ...sent, values: {} },
    status: 400,
    field: 'values.company',
  },
  {
    name: 'a field that the page does not declare is refused',
    endpoint: submitForm,
    input: { ...sent, values: { ...values, isAdmin: true } },
    status: 400,
  },
  {
    name: 'fields cannot be declared by who sends them',
    endpoint: submitForm,
    input: { ...sent, fields: [] },
    status: 400,
  },
  {
    name: 'a program that fills everything in is refused',
    endpoint: submitForm,
    input: { ...sent, website: 'https://spam.example' },
    status: 400,
    field: 'website',
  },
  ...Object.entries({
    'a node that is no form': { ...sent, node: 'ajakan' },
    'a page that does not exist': { ...sent, path: '/Tidak-Ada' },
    'a payload of a page': { ...sent, path: '/_page/Corporates' },
  }).map(([name, input]): Case => ({ name, endpoint: submitForm, input, status: 404 })),
  {
    name: 'a form of another site is not there',
    endpoint: submitForm,
    site: 'lms',
    input: sent,
    status: 404,
  },
  {
    name: 'a province that does not exist is named',
    endpoint: submitForm,
    site: 'lms',
    input: {
      path: '/Training-Services',
      node: 'minta',
      values: {
        name: 'Sekar Arum',
        email: 'sekar@kantor.example',
        institution: 'Koperasi Contoh',
        province: '99',
        people: 12,
        work: 'Mencatat stok.',
      },
    },
    status: 422,
    field: 'values.province',
  },
  ...(['superadmin', 'admin'] as const).map((as): Case => ({
    name: `a ${as} lists by form and words`,
    endpoint: listSubmissions,
    as,
    input: { form: 'corporates.usul', search: 'sekar arum', pageSize: 1 },
    status: 200,
    check(data: { items: Submission[]; pagination: { totalItems: number }; forms: object[] }) {
      expect(data.items).toHaveLength(1)
      expect(data.pagination.totalItems).toBeGreaterThanOrEqual(2)
      expect(data.forms).toEqual([
        {
          form: 'corporates.usul',
          title: expect.any(String) as string,
          count: data.pagination.totalItems,
        },
      ])
    },
  })),
  {
    name: 'another form has none of it',
    endpoint: listSubmissions,
    as: 'admin',
    input: { form: 'corporates.lain' },
    status: 200,
    check: (data: { items: object[] }) => expect(data.items).toEqual([]),
  },
  {
    name: 'another site has none of it',
    endpoint: listSubmissions,
    as: 'admin',
    site: 'lms',
    status: 200,
    check: (data: { items: object[]; forms: object[] }) =>
      expect([data.items, data.forms]).toEqual([[], []]),
  },
  {
    name: 'one is read by its id, and at its own site only',
    endpoint: readSubmission,
    as: 'admin',
    input: async (world) => ({ id: (await list(world)).items[0]?.id }),
    status: 200,
    async check(data: Submission, world) {
      const call = { as: 'admin', site: 'lms', input: { id: data.id } } as const
      expect((await world.call(readSubmission, call)).status).toBe(404)
      expect((await world.call(deleteSubmission, call)).status).toBe(404)
    },
  },
  {
    name: 'the file is CSV in which nothing is calculated',
    endpoint: exportSubmissions,
    as: 'admin',
    input: { form: 'corporates.usul' },
    status: 200,
    check(_: unknown, __, { headers, body }) {
      expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
      expect(headers.get('content-disposition')).toBe(
        'attachment; filename="form-submission-export.csv"',
      )
      expect(headers.get('cache-control')).toBe('private, no-store')
      expect(body).toContain(`"'=HYPERLINK(""https://a.example"")"`)
      expect(String(body).split('\r\n').length).toBeGreaterThanOrEqual(3)
    },
  },
  {
    name: 'one is deleted for good, once',
    endpoint: deleteSubmission,
    as: 'admin',
    input: async (world) => ({ id: (await list(world)).items[0]?.id }),
    status: 200,
    async check(data: { id: string }, world) {
      const call = { as: 'admin', input: data } as const
      expect((await world.call(readSubmission, call)).status).toBe(404)
      expect((await world.call(deleteSubmission, call)).status).toBe(404)
    },
  },
]
