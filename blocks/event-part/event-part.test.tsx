import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { eventPart } from './index.ts'

test('says when an entry takes place and leads to its event', () => {
  const markup = html(eventPart, fixtures.filled)
  expect(markup).toContain('<h1 class="display">Mengasah pahat yang tumpul</h1>')
  expect(markup).toContain('>12 Desember 2026, 09.00–10.30 WITA</time>')
  expect(markup).toContain('<a href="/Event/pasar-alat">Pasar alat')
  expect(markup).toContain('href="/Event/Program"')
})

test('has the terms of a job and where to apply', () => {
  const markup = html(eventPart, fixtures.career)
  for (const words of ['Bengkel Rekaan', 'Part time', 'Makassar']) expect(markup).toContain(words)
  expect(markup).toMatch(/href="https:\/\/lamar\.example\/penjaga"[^>]*>Apply for this job/)
})

test('a job without an address is applied for as the page says, else at the event', () => {
  expect(html(eventPart, fixtures.mail)).toContain('href="mailto:kerja@acara.example"')
  const markup = html(eventPart, fixtures['at the event'])
  expect(markup).toContain('Lamaran diterima di tempat acara.')
  expect(markup).not.toContain('<a ')
})

test('renders nothing without one', () => {
  expect(html(eventPart, fixtures.empty)).toBe('')
})

test('asks for an entry or a job', () => {
  const asked = (props: object) =>
    eventPart.needs?.(eventPart.props.parse(props)).part.endpoint.path
  expect(asked(fixtures.filled.props)).toBe('v3/post/event/program/detail')
  expect(asked(fixtures.career.props)).toBe('v3/post/event/career/detail')
})
