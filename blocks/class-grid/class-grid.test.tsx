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
  expect(markup.match(/<dt>Biaya<\/dt> <dd>/g)).toHaveLength(markup.match(/<h3/g)?.length ?? 0)
})

test('links each class to its own page', () => {
  expect(html(classGrid, fixtures.filled)).toContain('href="/Class/dibuka"')
})

test('leaves out the class of the page itself', () => {
  const { props, data } = fixtures.filled
  const markup = html(classGrid, { props: { ...props, exclude: 'dibuka', limit: 3 }, data })
  expect(markup.match(/class="card class-card"/g)).toHaveLength(3)
  expect(markup).not.toContain('/Class/dibuka')
})

test('shows hours with their zone, mentors, and the registration and seats of what is open', () => {
  const markup = html(classGrid, fixtures.filled)
  expect(markup).toContain('Selasa dan Kamis, 19.30–21.30 WIB')
  expect(markup).toContain('Selasa dan Kamis, 19.30–21.30 WITA')
  expect(markup).toContain('<dt>Mentor</dt> <dd>Marlina Tefa')
  expect(markup).toContain('<dt>Pendaftaran dibuka</dt> <dd>28 November 2026, 08.00 WIB')
  expect(markup).toMatch(/<dt>Pukul<\/dt> <dd>\d\d\.\d\d WI/)
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

const hidden = fixtures['ended ones hidden']

test('a link shows the classes that have ended, says how many, and hides them again', () => {
  expect(html(classGrid, hidden)).toContain(
    'href="/Class?ended=shown#fixture">Tampilkan 12 kelas yang telah selesai</a>',
  )
  const values = hidden.query.values.map((one) =>
    one.name === 'ended' ? { ...one, value: 'shown' } : one,
  )
  const shown = {
    ...hidden,
    props: { ...hidden.props, ended: 'shown' },
    query: { ...hidden.query, values },
  }
  expect(html(classGrid, shown)).toContain('href="/Class#fixture">Sembunyikan 12 kelas')
  expect(html(classGrid, fixtures.paged)).not.toContain('list-switch')
})

test('counts the classes of each state, and those that have ended only where they are listed', () => {
  const labels = html(classGrid, hidden).match(/<a class="filter-choice".*?<\/a>/g) ?? []
  expect(labels.map((label) => label.replace(/<[^>]*>/g, ''))).toEqual([
    'Semua 4',
    'Pendaftaran Dibuka 1',
    'Telah Selesai 12',
  ])
})

test('says of a state with more classes than are counted that there are more', () => {
  const states = { comingSoon: 0, onRegistration: 1000, started: 0, ended: 3, soon: 0 }
  const classes = { ...hidden.data.classes, states }
  const markup = html(classGrid, { ...hidden, data: { classes } })
  expect(markup.replaceAll(/<[^>]*>/g, '')).toContain('Pendaftaran Dibuka 1000+Telah Selesai 3')
})

test('leaves out the classes that have ended, but not where their state is chosen', () => {
  const ask = (more: object) =>
    classGrid.needs?.(classGrid.props.parse({ ...hidden.props, ...more })).classes.input
  expect(ask({})).toMatchObject({ hideEnded: 'true' })
  expect(ask({ state: 'ended' })).toMatchObject({ hideEnded: undefined })
  expect(ask({ ended: 'shown' })).toMatchObject({ hideEnded: undefined })
})

test('says what to do when nothing matches', () => {
  const markup = html(classGrid, fixtures['nothing found'])
  expect(markup).toContain('Tidak ada yang cocok')
  expect(markup).toContain('<a class="link-more" href="/Class#fixture">Tampilkan semua</a>')
})

test('marks premium classes, and filters by level and by access as far as they are of the query', () => {
  const markup = html(classGrid, fixtures.courses)
  expect(markup.match(/class="class-premium"/g)).toHaveLength(1)
  expect(markup).toContain('href="/Courses?level=beginner&amp;access=regular#fixture"')
  expect(markup).toContain('href="/Courses?access=premium#fixture"')
  const inputOf = (props: object) =>
    classGrid.needs?.(classGrid.props.parse({ ...fixtures.filled.props, ...props })).classes.input
  expect(inputOf({ access: 'premium' })).toMatchObject({ isPremium: 'true' })
  expect(inputOf({ access: 'regular' })).toMatchObject({ isPremium: 'false' })
  expect(inputOf({ access: 'regular', premium: true })).toMatchObject({ isPremium: 'true' })
})
