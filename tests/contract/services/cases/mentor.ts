import { expect } from 'vitest'
import { type ListedMentor, listMentors, readMentor } from '#schemas/services/class.ts'
import type { Case } from '../case.ts'

export const cases: Case[] = [
  {
    name: 'a mentor is read by their slug, with their classes',
    endpoint: readMentor,
    input: { slug: 'sulastri-ningrum' },
    status: 200,
    check: ({ slug, name, classes }: ListedMentor) => {
      expect([slug, name]).toEqual(['sulastri-ningrum', 'Sulastri Ningrum'])
      expect(classes.every(({ state }) => state.length > 0)).toBe(true)
    },
  },
  {
    name: 'a mentor is read by their id',
    endpoint: readMentor,
    input: async (world) => {
      const { data } = await world.call(listMentors)
      return { slug: (data as { items: ListedMentor[] }).items[1]?.id }
    },
    status: 200,
    check: ({ slug }: ListedMentor) => expect(slug).toBe('benediktus-seran'),
  },
  {
    name: 'a mentor who does not exist is not found',
    endpoint: readMentor,
    input: { slug: 'tidak-ada' },
    status: 404,
  },
  {
    name: 'a mentor of another site is not found',
    endpoint: readMentor,
    input: { slug: 'ratna-wulandari' },
    status: 404,
  },
  { name: 'a mentor is asked for by a slug', endpoint: readMentor, status: 400, field: 'slug' },
]
