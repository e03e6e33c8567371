import { expect, test } from 'vitest'
import { drawn, html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { programOverview } from './index.ts'

test('renders the name of the program as the only h1', () => {
  for (const { props, data } of [fixtures.filled, fixtures.stage]) {
    const markup = html(programOverview, { props, data })
    expect(markup.match(/<h1/g)).toHaveLength(1)
    expect(markup).toMatch(/<h1[^>]*>Guru Melek Kode<\/h1>/)
  }
})

test('shows how many classes and schools there are', () => {
  const markup = html(programOverview, fixtures.filled)
  expect(markup).toMatch(/Sekolah yang ikut<\/dt><dd[^>]*>1.240</)
  expect(markup).toMatch(/Kelas<\/dt><dd[^>]*>6</)
})

test('leaves out facts and outcomes that are missing', () => {
  expect(html(programOverview, fixtures.bare)).not.toMatch(/<dl|After this program/)
})

test('has one button, and none without an action', () => {
  expect(html(programOverview, fixtures.filled).match(/class="button"/g)).toHaveLength(1)
  expect(html(programOverview, fixtures.bare)).not.toContain('class="button"')
})

test('renders nothing and has no JSON-LD when there is no such program', () => {
  expect(html(programOverview, fixtures.empty)).toBe('')
  expect(programOverview.jsonLd?.(fixtureNamed('empty'))).toBeNull()
})

test('has JSON-LD of a program of this site', () => {
  expect(programOverview.jsonLd?.(fixtureNamed('filled'))).toMatchObject({
    '@type': 'EducationalOccupationalProgram',
    name: 'Guru Melek Kode',
    provider: { name: 'Situs Contoh' },
  })
})

function fixtureNamed(name: 'filled' | 'empty') {
  const { page, slots, id } = drawn(programOverview, fixtures[name])
  const { props, data } = fixtures[name]
  return {
    id,
    page,
    slots,
    asked: { program: '' },
    props: programOverview.props.parse(props),
    data,
  }
}
