import { expect, test } from 'vitest'
import { describeChapter } from './describe-chapter.ts'

const chapter = { title: 'Pesan', module: { summary: 'Menulis riwayat.' } }

test('the beginning of a text, without its tags', () => {
  const body = '<p>Pesan komit dibaca &amp; disimpan.</p><h2>Bentuk</h2>'
  expect(describeChapter({ ...chapter, body })).toBe('Pesan komit dibaca & disimpan. Bentuk')
})

test('of a long text as much as fits', () => {
  expect(describeChapter({ ...chapter, body: `<p>${'kata '.repeat(200)}</p>` })).toHaveLength(300)
})

test.each([null, '<p> </p>'])('without a text (%j) its title and what its module says', (body) => {
  expect(describeChapter({ ...chapter, body })).toBe('Pesan. Menulis riwayat.')
})
