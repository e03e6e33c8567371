import { expect, test } from 'vitest'
import { fontStack, wordSpaces } from './font-rules.ts'

test('a family stands with its fallback and a generic name', () => {
  expect(fontStack('Poppins')).toBe("'Poppins','Poppins Fallback',sans-serif")
})

test('the spaces of a family with narrow ones are widened where it is used', () => {
  expect(wordSpaces('Inter', 'Raleway')).toBe('')
  expect(wordSpaces('Plus Jakarta Sans', 'Plus Jakarta Sans')).toBe(
    'body{word-spacing:.08em}h1,h2,h3,h4{word-spacing:.08em}',
  )
  expect(wordSpaces('Inter', 'Plus Jakarta Sans')).toBe(
    'body{word-spacing:.08em}h1,h2,h3,h4{word-spacing:0}',
  )
})
