import { expect, test } from 'vitest'
import { Starter } from '#schemas/starter.ts'
import { splitLanguages } from './split-languages.ts'

const starter = Starter.parse({
  mentors: [
    {
      slug: 'ayu',
      name: 'Ayu',
      role: { id: 'Guru', en: 'Teacher' },
      bio: 'Mengajar.',
      expertise: { id: ['Menulis'], en: ['Writing'] },
    },
  ],
})

test('a text in one language is the row’s own, one in several is split', () => {
  expect(splitLanguages(starter, 'id').mentors).toEqual([
    {
      slug: 'ayu',
      name: 'Ayu',
      role: 'Guru',
      bio: 'Mengajar.',
      expertise: ['Menulis'],
      language: 'id',
      translations: { en: { role: 'Teacher', expertise: ['Writing'] } },
    },
  ])
})

test('in a layout whose first language is English, the other is Indonesian', () => {
  expect(splitLanguages(starter, 'en').mentors[0]).toMatchObject({
    role: 'Teacher',
    language: 'en',
    translations: { id: { role: 'Guru', expertise: ['Menulis'] } },
  })
})
