import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { classCompetence } from './index.ts'

const needsOf = (props: object) =>
  classCompetence.needs?.(classCompetence.props.parse({ heading: 'A', ...props })) ?? {}

test('shows the modules of a class as units with hours and their total', () => {
  const markup = html(classCompetence, fixtures.filled)
  expect(markup.match(/<h3/g)).toHaveLength(3)
  expect(markup).toContain('10 jam')
  expect(markup).toContain('3 unit · 24 jam')
})

test('shows the classes of a program as units', () => {
  const markup = html(classCompetence, fixtures['of a program'])
  expect(markup).toContain('Grafik yang Jujur')
  expect(markup).toContain('2 unit · 42 jam')
})

test('shows units that are written instead of asking for any', () => {
  expect(html(classCompetence, fixtures.written)).toContain('2 unit · 16 jam')
  expect(needsOf({ class: 'sql', units: [{ name: 'A', hours: 1 }] })).toEqual({})
})

test('requests the class, or else the program', () => {
  expect(needsOf({ class: 'sql', program: 'data' })).toMatchObject({
    syllabus: { input: { classroomId: 'sql' } },
  })
  expect(needsOf({ program: 'data' })).toMatchObject({ silabus: { input: { programId: 'data' } } })
})

test('leaves out hours that are not known, and says when there are no units', () => {
  expect(html(classCompetence, fixtures.english)).not.toContain('hour')
  expect(html(classCompetence, fixtures.empty)).toContain('sedang disusun')
  expect(html(classCompetence, fixtures['no such class'])).toContain('being written')
})
