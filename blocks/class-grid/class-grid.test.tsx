import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { classGrid } from './index.ts'

test('labels each state', () => {
  const labels = [...html(classGrid, fixtures.filled).matchAll(/badge-(\w+)">([^<]+)/g)]
  expect(labels.map(([, colour, label]) => [colour, label])).toEqual([
    ['orange', 'Akan Datang'],
    ['green', 'Pendaftaran Dibuka'],
    ['blue', 'Sedang Berlangsung'],
    ['red', 'Telah Selesai'],
    ['orange', 'Segera Dimulai'],
  ])
})

test('names the price of each class', () => {
  const markup = html(classGrid, fixtures.filled)
  expect(markup.match(/<dt class="sr-only">Biaya<\/dt><dd/g)).toHaveLength(
    markup.match(/<h3/g)?.length ?? 0,
  )
})

test('links each class to its own page', () => {
  expect(html(classGrid, fixtures.filled)).toContain('href="/Class/dibuka"')
})

test('leaves out the class of the page itself', () => {
  const { props, data } = fixtures.filled
  const markup = html(classGrid, { props: { ...props, exclude: 'dibuka', limit: 3 }, data })
  expect(markup.match(/class="card"/g)).toHaveLength(3)
  expect(markup).not.toContain('/Class/dibuka')
})

test('shows hours with their zone, mentors, and the registration and seats of what is open', () => {
  const markup = html(classGrid, fixtures.filled)
  expect(markup).toContain('Selasa dan Kamis, 19.30–21.30 WIB')
  expect(markup).toContain('Selasa dan Kamis, 19.30–21.30 WITA')
  expect(markup).toContain('Bersama Marlina Tefa')
  expect(markup).toContain('Pendaftaran dibuka 28 November 2026, 08.00 WIB')
  expect(markup.match(/Pendaftaran ditutup/g)).toHaveLength(1)
  expect(markup).toContain('Kursi sudah penuh')
})

test('shows a message when no class has the state', () => {
  expect(html(classGrid, fixtures.empty)).toContain('Belum ada kelas dengan status ini')
})

test('requests its state, program and limit', () => {
  const props = classGrid.props.parse({
    ...fixtures.filled.props,
    programs: ['web', 'data'],
    limit: 3,
  })
  expect(classGrid.needs?.(props).classes.input).toEqual({
    state: undefined,
    level: undefined,
    search: undefined,
    page: undefined,
    programIds: 'web,data',
    pageSize: 3,
  })
})

test('has a search, filters and pages as far as its props are bound to the query', () => {
  const markup = html(classGrid, fixtures.paged)
  expect(markup).toMatch(/<form [^>]*role="search"/)
  expect(markup).toMatch(/<form [^>]*action="\/Class#fixture"/)
  expect(markup).toContain('<input type="hidden" name="state" value="ended"/>')
  expect(markup).not.toContain('name="page"')
  expect(markup).toContain('href="/Class?search=data&amp;state=started#fixture"')
  expect(markup).toContain('href="/Class?search=data#fixture"')
  expect(markup).toMatch(/href="[^"]*state=ended#fixture" aria-current="true"/)
  expect(markup).toContain('42 hasil untuk “data”')
  const plain = html(classGrid, fixtures.filled)
  expect(plain).not.toMatch(/<form|pager|class="filter"/)
})

test('says what to do when nothing matches', () => {
  const markup = html(classGrid, fixtures['nothing found'])
  expect(markup).toContain('Tidak ada yang cocok')
  expect(markup).toContain('<a class="link-more" href="/Class#fixture">Tampilkan semua</a>')
})
