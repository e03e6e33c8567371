import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { testimonials } from './index.ts'
import { strings } from './strings.ts'

test('can be scrolled by keyboard, under a label, before hydration', () => {
  expect(html(testimonials, fixtures.filled)).toMatch(
    /<ul class="testimonials-track" tabindex="0" aria-label="Testimoni, dapat digeser">/i,
  )
})

test('hides its buttons where they may have no effect: only the browser knows whether a short row fits', () => {
  const [testimony] = fixtures.filled.data.testimonies
  const hiddenOf = (count: number) => {
    const testimonies = Array.from({ length: count }, (_, i) => ({ ...testimony, id: `t-${i}` }))
    const drawn = html(testimonials, { ...fixtures.filled, data: { testimonies } })
    return (drawn.match(/<button[^>]*>/g) ?? []).map((button) => button.includes(' hidden=""'))
  }
  expect(hiddenOf(3)).toEqual([true, true])
  expect(hiddenOf(4)).toEqual([false, false])
})

test('is hydrated only as a carousel, and when it is used where it has its buttons from the start', () => {
  const wake = (look: string, limit: number) =>
    typeof testimonials.island === 'function'
      ? testimonials.island(testimonials.props.parse({ heading: 'Kata mereka', look, limit }))
      : testimonials.island
  expect([wake('carousel', 3), wake('carousel', 4), wake('columns', 4)]).toEqual([
    'visible',
    'interaction',
    undefined,
  ])
})

test('has neither buttons nor a track as columns', () => {
  expect(html(testimonials, fixtures.columns)).not.toMatch(/<button|tabindex/i)
})

test('has each rating in words', () => {
  expect(html(testimonials, fixtures.filled)).toContain('aria-label="Nilai 4 dari 5"')
})

test('announces which testimonies are visible', () => {
  expect(strings.id.position({ first: 1, last: 1 }, 8)).toBe('Testimoni 2 dari 8')
  expect(strings.en.position({ first: 1, last: 3 }, 8)).toBe('Testimonial 2 to 4 of 8')
})

test('renders nothing without testimonies', () => {
  expect(html(testimonials, fixtures.empty)).toBe('')
})

test('a page of the list has its own rows, and links to the pages around it without scripts', () => {
  const { props, data, query } = fixtures.paged
  const input = testimonials.needs?.(testimonials.props.parse(props)).testimonies.input
  expect(input).toEqual({ limit: props.limit + 1, offset: props.limit })
  const first = html(testimonials, fixtures.paged)
  expect(first).toContain('<p class="text-small text-muted">Halaman 2</p>')
  expect(first).toContain(`rel="prev" href="${query.path}#`)
  expect(first).toContain(`rel="next" href="${query.path}?page=3#`)
  const last = { ...fixtures.paged, data: { testimonies: data.testimonies.slice(0, props.limit) } }
  expect(html(testimonials, last)).not.toContain('rel="next"')
})
