import { expect } from 'vitest'
import {
  countAddresses,
  listAddresses,
  searchSite,
  type SearchResult,
} from '#schemas/services/search.ts'
import type { Case } from '../case.ts'

interface Page {
  items: SearchResult[]
  pagination: { perPage: number; totalItems: number }
  corrected: string | null
}

const titles = ({ items }: Page) => items.map(({ kind, title }) => `${kind}: ${title}`)

export const cases: Case[] = [
  {
    name: 'a search finds rows of several kinds by stems of words, and marks what matches',
    endpoint: searchSite,
    input: { search: 'relawan' },
    status: 200,
    check: (data: Page) => {
      const kinds = new Set(data.items.map(({ kind }) => kind))
      expect(kinds.size).toBeGreaterThan(2)
      expect(data.pagination.perPage).toBe(10)
      expect(data.corrected).toBeNull()
      expect(data.items[0]?.title.toLowerCase()).toContain('relawan')
      const marked = data.items.flatMap(({ excerpt }) => excerpt.filter(({ isMatch }) => isMatch))
      expect(marked.length).toBeGreaterThan(0)
      for (const { text } of marked) expect(text.toLowerCase()).toContain('relawan')
    },
  },
  {
    name: 'a search begins with the rows whose titles have its words',
    endpoint: searchSite,
    input: { search: 'kebun belajar sekolah', kinds: 'class' },
    status: 200,
    check: (data: Page) => expect(titles(data)[0]).toBe('class: Kebun Belajar Sekolah'),
  },
  {
    name: 'the beginning of a word is enough for a search',
    endpoint: searchSite,
    input: { search: 'perpustak', kinds: 'program' },
    status: 200,
    check: (data: Page) => expect(titles(data)).toEqual(['program: Perpustakaan Bergerak']),
  },
  {
    name: 'typing mistakes of a search are corrected, and the answer says so',
    endpoint: searchSite,
    input: { search: 'beasisva anjam', kinds: 'program' },
    status: 200,
    check: (data: Page) => {
      expect(titles(data)).toContain('program: Beasiswa Anyam')
      expect(data.corrected).toBe('beasiswa anyam')
    },
  },
  {
    name: 'a search finds translations',
    endpoint: searchSite,
    input: { search: 'scholarship', kinds: 'program' },
    status: 200,
    check: ({ items }: Page) => expect(items.map(({ slug }) => slug)).toEqual(['beasiswa-anyam']),
  },
  {
    name: 'a search of one site finds no rows of another',
    endpoint: searchSite,
    input: { search: 'toko kecil buku kas' },
    status: 200,
    check: ({ items }: Page) =>
      expect(items.map(({ slug }) => slug)).not.toContain('toko-kecil-buku-kas'),
  },
  ...['yang dan untuk', '!!! ((', "'; drop table posts; --", '<b>', '\\', ':* & |'].map(
    (search): Case => ({
      name: `a search for ${search} is answered`,
      endpoint: searchSite,
      input: { search },
      status: 200,
      check: ({ pagination }: Page) => expect(pagination.totalItems).toBeGreaterThanOrEqual(0),
    }),
  ),
  {
    name: 'a search beyond its last page is empty',
    endpoint: searchSite,
    input: { search: 'relawan', page: 9000 },
    status: 200,
    check: ({ items }: Page) => expect(items).toEqual([]),
  },
  {
    name: 'a search needs words',
    endpoint: searchSite,
    input: { search: '  ' },
    status: 400,
    field: 'search',
  },
  {
    name: 'a search takes at most a hundred letters',
    endpoint: searchSite,
    input: { search: 'a'.repeat(101) },
    status: 400,
    field: 'search',
  },
  {
    name: 'a kind that the site does not have has no addresses',
    endpoint: listAddresses,
    input: { kind: 'tiada' },
    status: 200,
    check: ({ items }: { items: unknown[] }) => expect(items).toEqual([]),
  },
  {
    name: 'addresses are listed after the id of a row',
    endpoint: listAddresses,
    input: { kind: 'news', after: 'tiada' },
    status: 400,
    field: 'after',
  },
  {
    name: 'addresses changed since a moment are none of the future',
    endpoint: listAddresses,
    input: { kind: 'news', changedSince: '2999-01-01T00:00:00Z' },
    status: 200,
    check: ({ items }: { items: unknown[] }) => expect(items).toEqual([]),
  },
  {
    name: 'addresses changed since what is no moment are refused',
    endpoint: listAddresses,
    input: { kind: 'news', changedSince: 'kemarin' },
    status: 400,
    field: 'changedSince',
  },
  {
    name: 'the kinds that have rows are counted',
    endpoint: countAddresses,
    status: 200,
    check: ({ items }: { items: { kind: string; count: number }[] }) => {
      const kinds = items.map(({ kind }) => kind)
      expect(kinds).toEqual(expect.arrayContaining(['class', 'news', 'program']))
      expect(kinds).toEqual(kinds.toSorted())
    },
  },
]
