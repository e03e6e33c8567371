import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { eventActivities } from './index.ts'

test('names each activity, with a picture where there is one', () => {
  const markup = html(eventActivities, fixtures.filled)
  expect(markup.match(/<h3/g)).toHaveLength(3)
  expect(markup.match(/<img/g)).toHaveLength(2)
})

test('renders nothing without activities', () => {
  expect(html(eventActivities, fixtures.empty)).toBe('')
})
