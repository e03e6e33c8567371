import { expect, test } from 'vitest'
import guide from '../../RUNNING.md?raw'
import { Environment } from './server-config.ts'

const names = Object.keys(Environment.shape)

test('the guide names every variable that the server reads', () => {
  expect(names.length).toBeGreaterThan(40)
  expect(names.filter((name) => !guide.includes(`\`${name}`))).toEqual([])
})

test('the guide names no variable that the server does not read', () => {
  const named = new Set(guide.match(/\b[A-Z][A-Z0-9]+_[A-Z0-9_]+\b/g))
  // Read by Node's packages and by the C library.
  const others = ['NODE_ENV', 'MALLOC_ARENA_MAX']
  expect([...named].filter((name) => !names.includes(name) && !others.includes(name))).toEqual([])
})
