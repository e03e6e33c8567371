import { expect, test } from 'vitest'
import { reportNextDate } from './next-date.ts'

const now = new Date('2026-11-22T03:00:00Z')

function reported(answer: unknown): string[] {
  const moments: string[] = []
  reportNextDate(answer, { now, changesAt: (moment) => void moments.push(moment.toISOString()) })
  return moments
}

test('dates of an answer that have not come are reported, however deep they are', () => {
  const answer = {
    items: [
      { name: 'Kelas', opensAt: '2026-11-22T03:00:00Z', closesAt: '2026-11-30T17:00:00.000Z' },
      { program: { startsAt: '2026-12-01T19:30:00+07:00' }, endsAt: '2020-01-01T00:00:00Z' },
    ],
  }
  expect(reported(answer)).toEqual(['2026-11-30T17:00:00.000Z', '2026-12-01T12:30:00.000Z'])
})

test('what is no date, or a day without a time, is not reported', () => {
  const answer = [
    null,
    7,
    '2027-01-01',
    '2027-99-99T00:00:00Z',
    `2027-01-01T00:00 ${'x'.repeat(50)}`,
  ]
  expect(reported(answer)).toEqual([])
})

test('nothing is read when no page wants to know', () => {
  const answer = {
    get opensAt(): string {
      throw new Error('was read')
    },
  }
  expect(() => reportNextDate(answer, {})).not.toThrow()
})
