import { expect } from 'vitest'
import type { Sample } from '#src/services/local/areas/manage/samples-for-test.ts'
import { samples } from '#src/services/local/areas/manage/samples-for-test.ts'
import type { Case } from '../case.ts'
import { addRow, deletedRow, newRow, rowOf } from '../managed-rows.ts'

const as = 'admin' as const

const reading = (sample: Sample): Case[] => {
  const { noun, plural, calls } = sample.area
  return [
    {
      name: `${plural} are listed ten to a page, also those that are not published`,
      endpoint: calls.list,
      as,
      input: { page: 1, search: '', state: 'all' },
      status: 200,
      check: ({ pagination }: { pagination: object }) =>
        expect(pagination).toMatchObject({ page: 1, perPage: 10 }),
    },
    {
      name: `${plural} are in no other state than those that there are`,
      endpoint: calls.list,
      as,
      input: { state: 'maybe' },
      status: 400,
      field: 'state',
    },
    {
      name: `${noun} is read by its id`,
      endpoint: calls.detail,
      as,
      input: (world) => addRow(world, sample, 'baca').then((row) => ({ ...row })),
      status: 200,
      check: (data: object) => expect(data).toHaveProperty('id'),
    },
    {
      name: `${noun} is read by an id`,
      endpoint: calls.detail,
      as,
      input: { id: 'satu' },
      status: 400,
      field: 'id',
    },
    {
      name: `${noun} of another site is not read`,
      endpoint: calls.detail,
      as,
      input: (world) => rowOf(world, sample, 'lms').then((row) => ({ ...row })),
      status: 404,
    },
  ]
}

const writing = (sample: Sample): Case[] => {
  const { area, wrong, change } = sample
  const { noun, calls } = area
  return [
    {
      name: `${noun} is added`,
      endpoint: calls.create,
      as,
      input: (world) => newRow(world, sample, 'tambah'),
      status: 201,
      check: (data: object) => expect(data).toHaveProperty('id'),
    },
    {
      name: `${noun} is not added with a wrong value`,
      endpoint: calls.create,
      as,
      input: async (world) => ({
        ...(await newRow(world, sample, 'salah')),
        [wrong.field]: wrong.value,
      }),
      status: 400,
      field: wrong.field,
    },
    {
      name: `${noun} is changed in the given fields`,
      endpoint: calls.update,
      as,
      input: async (world) => ({ ...(await addRow(world, sample, 'ubah')), ...change }),
      status: 200,
      check: (data: object) => expect(data).toMatchObject(change),
    },
    {
      name: `${noun} is not changed to a wrong value`,
      endpoint: calls.update,
      as,
      input: async (world) => ({
        ...(await addRow(world, sample, 'ubah-salah')),
        [wrong.field]: wrong.value,
      }),
      status: 400,
      field: wrong.field,
    },
    {
      name: `${noun} is not changed from an old version`,
      endpoint: calls.update,
      as,
      headers: { 'if-match': '"lama"' },
      input: async (world) => ({ ...(await addRow(world, sample, 'versi')), ...change }),
      status: 412,
      field: 'If-Match',
    },
    {
      name: `${noun} of another site is not changed`,
      endpoint: calls.update,
      as,
      input: async (world) => ({ ...(await rowOf(world, sample, 'lms')), ...change }),
      status: 404,
    },
  ]
}

const deleting = (sample: Sample): Case[] => {
  const { noun, plural, calls } = sample.area
  return [
    {
      name: `${noun} is deleted`,
      endpoint: calls.delete,
      as,
      input: (world) => addRow(world, sample, 'hapus').then((row) => ({ ...row })),
      status: 200,
      check: async ({ id }: { id: string }, world) => {
        const { status } = await world.call(calls.detail, { as, input: { id } })
        expect(status).toBe(404)
      },
    },
    {
      name: `${noun} of another site is not deleted`,
      endpoint: calls.delete,
      as,
      input: (world) => rowOf(world, sample, 'lms').then((row) => ({ ...row })),
      status: 404,
    },
    {
      name: `${plural} that were deleted are listed`,
      endpoint: calls.deleted,
      as,
      status: 200,
      check: ({ pagination }: { pagination: object }) =>
        expect(pagination).toMatchObject({ page: 1, perPage: 10 }),
    },
    {
      name: `${plural} that were deleted have no page zero`,
      endpoint: calls.deleted,
      as,
      input: { page: 0 },
      status: 400,
      field: 'page',
    },
    {
      name: `${noun} is restored`,
      endpoint: calls.restore,
      as,
      input: (world) => deletedRow(world, sample, 'pulih').then((row) => ({ ...row })),
      status: 200,
      check: async ({ id }: { id: string }, world) => {
        const { status } = await world.call(calls.detail, { as, input: { id } })
        expect(status).toBe(200)
      },
    },
    {
      name: `${noun} that was not deleted is not restored`,
      endpoint: calls.restore,
      as,
      input: (world) => rowOf(world, sample, 'foundation').then((row) => ({ ...row })),
      status: 404,
    },
  ]
}

export const cases: Case[] = samples.flatMap((sample) => [
  ...reading(sample),
  ...writing(sample),
  ...deleting(sample),
])
