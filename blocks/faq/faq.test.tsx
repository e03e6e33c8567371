import { expect, test } from 'vitest'
import { drawn, html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { faq } from './index.ts'

const structured = (fixture: typeof fixtures.filled | typeof fixtures.empty) => {
  const props = faq.props.parse(fixture.props)
  const { page } = drawn(faq, fixture)
  return faq.jsonLd?.({ id: 'faq', props, data: {}, asked: {}, slots: {}, page })
}

test('opens one answer at a time', () => {
  const names = [...html(faq, fixtures.filled).matchAll(/<details[^>]*name="([^"]+)"/g)]
  expect(names).toHaveLength(4)
  expect(new Set(names.map(([, name]) => name)).size).toBe(1)
})

test('splits an answer into paragraphs', () => {
  expect(html(faq, fixtures.filled)).toMatch(
    /sepuluh jam seminggu\.<\/p><p[^>]*>Untuk kelas lanjut/,
  )
})

test('has JSON-LD of each question with its answer', () => {
  expect(structured(fixtures.filled)).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: {
      length: 4,
      3: { name: 'Apakah tugas saya ditinjau?', acceptedAnswer: { '@type': 'Answer' } },
    },
  })
})

test('renders nothing and has no JSON-LD without questions', () => {
  expect(html(faq, fixtures.empty)).toBe('')
  expect(structured(fixtures.empty)).toBeNull()
})
