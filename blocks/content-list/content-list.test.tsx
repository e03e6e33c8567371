import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { contentList } from './index.ts'

const markup = html(contentList, fixtures.filled)

test('each row says its state and leads to the page that it is edited on', () => {
  for (const state of ['Draf', 'Terjadwal', 'Terbit']) expect(markup).toContain(`>${state}</span>`)
  expect(markup).toContain('href="/Kelola/Tulisan/post/b1"')
  expect(markup).toContain('href="/Kelola/Tulisan/post/Baru"')
})

test('offers the orders of its area and no other', () => {
  expect([...markup.matchAll(/<option value="(\w+)"/g)].map(([, order]) => order)).toEqual([
    'newest',
    'oldest',
    'name',
  ])
})

test('what waits to be published is marked, and chosen where an area has such rows', () => {
  const own = html(contentList, fixtures.own)
  expect(own).toContain('>Menunggu diterbitkan</span>')
  expect(own).toContain('href="/Akun/Lowongan?state=pending#')
  expect(markup).not.toContain('state=pending')
})

test('the bin restores, and says until when', () => {
  const bin = html(contentList, fixtures.bin)
  expect(bin).toContain('data-restore="b4"')
  expect(bin).not.toContain('data-delete=')
  expect(bin).toContain('It can be restored until 21 December 2026')
})

test('asks for the rows in a state, and for the bin by its own call', () => {
  const inputOf = (props: object) =>
    contentList.needs?.(contentList.props.parse({ area: 'post', ...props }))
  expect(inputOf({ state: 'draft', sort: 'position' })).toMatchObject({
    rows: { input: { state: 'draft', sort: undefined } },
  })
  expect(inputOf({ state: 'deleted' })).toMatchObject({
    deleted: { endpoint: { path: 'v1/manage/post/deleted' } },
  })
})

test('an empty area says so', () => {
  expect(html(contentList, fixtures.empty)).toContain('Belum ada isi di sini.')
})

test('an empty list leads to where the first row is made', () => {
  const none = { ...fixtures.own, data: fixtures.empty.data }
  expect(html(contentList, none)).toMatch(
    /Belum ada isi di sini\. <a class="link-more" href="\/Akun\/Lowongan\/Baru">Buat lowongan baru/,
  )
})
