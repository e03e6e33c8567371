import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { subscriberList } from './index.ts'

test('each address has the moment at which it was confirmed, and its language', () => {
  const markup = html(subscriberList, fixtures.filled)
  expect(markup).toContain('<strong>sekar@kantor.example</strong>')
  expect(markup).toContain('Dikonfirmasi 20 November 2026, 10.00 WIB')
  expect(markup).toContain('Bahasa Inggris')
})

test('there is a file for each thousand', () => {
  expect(html(subscriberList, fixtures.filled).match(/data-list="subscribers"/g)).toHaveLength(1)
  const markup = html(subscriberList, fixtures.many)
  expect(markup).toContain('Download CSV, 2001–2400')
  expect(markup.match(/data-part="csv"/g)).toHaveLength(3)
})

test('an empty list says so, and offers no file', () => {
  const markup = html(subscriberList, fixtures.empty)
  expect(markup).toContain('Belum ada yang berlangganan buletin.')
  expect(markup).not.toContain('data-part="csv"')
})

test('asks for the words and the page that the query chooses', () => {
  const props = subscriberList.props.parse({ heading: 'X', page: 2, search: 'rahma' })
  expect(subscriberList.needs?.(props).subscribers.input).toEqual({
    search: 'rahma',
    pageSize: 20,
    page: 2,
  })
})
