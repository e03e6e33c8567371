import { expect, test } from 'vitest'
import type { Claims } from '../claims.ts'
import { duplicateHost } from './index.ts'

const claims = (layout: string, ...hosts: string[]): Claims => ({ layout, hosts })

function found(...all: Claims[]): string[] {
  const reported: string[] = []
  duplicateHost.fleet?.(all, (layout, message, pointer) =>
    reported.push(`${layout}${pointer} ${message}`),
  )
  return reported
}

test('a host that another layout claims is reported at the second', () => {
  expect(found(claims('a', 'a.id', 'kita.id'), claims('b', 'b.id', 'kita.id'))).toEqual([
    'b/site/hosts/1 kita.id is already a’s.',
  ])
})

test('a host that occurs twice in one layout is reported', () => {
  expect(found(claims('a', 'a.id', 'a.id'))).toEqual(['a/site/hosts/1 a.id stands twice.'])
})

test('who had a host before keeps it, and the other is reported', () => {
  const before = { ...claims('z', 'kita.id'), hostsBefore: ['kita.id'] }
  expect(found(claims('a', 'kita.id'), before)).toEqual(['a/site/hosts/0 kita.id is already z’s.'])
})

test('what a layout had before and gave up is not its own', () => {
  const before = { ...claims('z', 'z.id'), hostsBefore: ['kita.id'] }
  expect(found(claims('a', 'kita.id'), before)).toEqual([])
})

test('the local name of another layout is reported, also before that layout in the order', () => {
  expect(found(claims('a', 'b.localhost', 'a.localhost'), claims('b'))).toEqual([
    'a/site/hosts/0 b.localhost is already b’s.',
  ])
})

test('different hosts are valid', () => {
  expect(found(claims('a', 'a.id'), claims('b', 'www.a.id'), claims('c'))).toEqual([])
})
