import { expect, test } from 'vitest'
import { emptyDescriptions, emptyIndonesian } from './leave-out.ts'

test('a problem is left without its title and reason, and keeps its hint', () => {
  const source = `const a = { name: 'a', title: 'A', hint: 'Do it.', why: 'Because “b”.' } as const`
  const expected = `const a = { name: 'a', title: '', hint: 'Do it.', why: '' } as const`
  expect(emptyDescriptions(source)).toBe(expected)
})

test('a schema is left without its texts, and keeps what it is called by', () => {
  const texts = `z.string().meta({ title: 'Heading', examples: ['A', 'B'] }).max(9)`
  expect(emptyDescriptions(texts)).toBe('z.string().max(9)')
  const source = `z.string().meta({ title: 'Heading', description: 'One line.', kind: 'text' })`
  expect(emptyDescriptions(source)).toBe(
    `z.string().meta({ title: '', description: '', kind: 'text' })`,
  )
})

test('an endpoint is left without its summary and those of its input', () => {
  const source = `endpoint({ path: 'v1/a', summary: 'All.', input: z.string().describe('A slug.') })`
  expect(emptyDescriptions(source)).toBe(
    `endpoint({ path: 'v1/a', summary: '', input: z.string() })`,
  )
})

test('titles of fixes and of settings stay', () => {
  const source = `const fix = { title: 'Take it out', edits: [] }, a = { title: z.string(), why }`
  expect(emptyDescriptions(source)).toBe(source)
})

test('a message is left without its Indonesian half', () => {
  const source = `const a = { id: 'Isi.', en: 'Fill in.' }, b = { id: 'x', name: 'id' }`
  expect(emptyIndonesian(source)).toBe(
    `const a = { id: '', en: 'Fill in.' }, b = { id: 'x', name: 'id' }`,
  )
})
