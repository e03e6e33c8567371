import { expect, test } from 'vitest'
import type { Claims } from '../claims.ts'
import { duplicateFallback } from './index.ts'

function found(...all: Claims[]): string[] {
  const reported: string[] = []
  duplicateFallback.fleet?.(all, (layout, message, pointer) =>
    reported.push(`${layout}${pointer} ${message}`),
  )
  return reported
}

const layout = (name: string, isFallback?: boolean): Claims => ({
  layout: name,
  hosts: [],
  ...(isFallback === undefined ? {} : { isFallback }),
})

test('every fallback behind the first is reported', () => {
  expect(found(layout('a', true), layout('b'), layout('c', true), layout('d', true))).toEqual([
    'c/fallback a is the fallback already.',
    'd/fallback a is the fallback already.',
  ])
})

test('one fallback is valid, and so is none', () => {
  expect(found(layout('a', false), layout('b', true), layout('c'))).toEqual([])
  expect(found(layout('a'), layout('b', false))).toEqual([])
})
