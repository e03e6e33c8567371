import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { submissionList } from './index.ts'

test('each submission has its number, what was written, and a question before it is deleted', () => {
  const markup = html(submissionList, fixtures.filled)
  expect(markup).toContain('TN-7KQ4-2M9X')
  expect(markup).toContain('<dd>Apakah ada kelas malam?</dd>')
  expect(markup).toContain('Dikirim 20 November 2026, 10.00 WIB dari /Contact')
  expect([...markup.matchAll(/name="id" value="(\w+)"|value="(\w+)" name="id"/g)]).toHaveLength(3)
  expect(markup.match(/<dialog/g)).toHaveLength(3)
})

test('answers in another language say so, and an empty form is no empty list', () => {
  const markup = html(submissionList, fixtures.filled)
  expect(markup).toContain('<dl lang="en">')
  expect(markup).toContain('Semua isian dikosongkan.')
})

test('there is a file for each thousand', () => {
  expect(html(submissionList, fixtures.filled).match(/data-part="csv"/g)).toHaveLength(1)
  const markup = html(submissionList, fixtures.many)
  expect(markup).toContain('Download CSV, 2001–2400')
  expect(markup.match(/data-part="csv"/g)).toHaveLength(3)
})

test('an empty list says so, and offers no file', () => {
  const markup = html(submissionList, fixtures.empty)
  expect(markup).toContain('Belum ada kiriman')
  expect(markup).not.toContain('data-payment')
})

test('asks for the form, the words and the page that the query chooses', () => {
  const props = submissionList.props.parse({ heading: 'X', page: 2, form: 'contact.write' })
  expect(submissionList.needs?.(props).submissions.input).toEqual({
    form: 'contact.write',
    pageSize: 10,
    page: 2,
  })
})
