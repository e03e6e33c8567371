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

test('links each class to its own page', () => {
  expect(html(classGrid, fixtures.filled)).toContain('href="/Class/dibuka"')
})

test('leaves out the class of the page itself', () => {
  const { props, data } = fixtures.filled
  const markup = html(classGrid, { props: { ...props, exclude: 'dibuka', limit: 3 }, data })
  expect(markup.match(/class="card"/g)).toHaveLength(3)
  expect(markup).not.toContain('/Class/dibuka')
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
    programIds: 'web,data',
    pageSize: 3,
  })
})
