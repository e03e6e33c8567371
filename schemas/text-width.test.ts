import { expect, test } from 'vitest'
import { menuWidth, textWidth } from './text-width.ts'

test('a text is as wide as its characters, at its size', () => {
  expect(textWidth('', 15)).toBe(0)
  expect(textWidth('il', 100)).toBe(64)
  expect(textWidth('WW', 10)).toBeCloseTo(21.4)
  expect(textWidth('é', 100)).toBe(90)
})

test('a menu is as wide as its entries, with their sides and arrows', () => {
  expect(menuWidth([])).toBe(0)
  const one = menuWidth([{ label: 'Kelas', opens: false }])
  expect(one).toBeCloseTo(textWidth('Kelas', 15) + 42)
  expect(menuWidth([{ label: 'Kelas', opens: true }])).toBeCloseTo(one + 16)
})
