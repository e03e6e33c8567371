import { expect, test } from 'vitest'
import { fontFaces, fontPreloads, fontStack, providerSheet, wordSpaces } from './fonts.ts'

test('every family has a fallback of its size, and only ours have a file', () => {
  const faces = fontFaces(['Inter', 'Poppins', 'Inter'])
  expect(faces.match(/@font-face/g)).toHaveLength(3)
  expect(faces).toContain("{font-family:'Inter';src:url(/assets/fonts/inter-latin.woff2)")
  expect(faces).toContain("{font-family:'Inter Fallback';src:local('Arial')")
  expect(faces).toContain("{font-family:'Poppins Fallback';src:local('Arial')")
  expect(faces).toContain('size-adjust:112.16%;ascent-override:93.62%;descent-override:31.21%')
  expect(fontStack('Poppins')).toBe("'Poppins','Poppins Fallback',sans-serif")
  expect(fontPreloads(['Inter', 'Poppins', 'Inter'])).toEqual(['/assets/fonts/inter-latin.woff2'])
})

test.each(['Tidak Dikenal', 'constructor'])(
  'of the family %s the usual metrics are taken',
  (name) => {
    expect(fontFaces([name])).toContain(`{font-family:'${name} Fallback';src:local('Arial')`)
    expect(fontFaces([name])).toContain('size-adjust:104.08%')
  },
)

test('the provider is asked for the weights of 300 to 900 that each family has', () => {
  expect(providerSheet(['Lato', 'Open Sans'], 'https://fonts.example')).toBe(
    'https://fonts.example/css2?family=Lato:wght@300;400;700;900&family=Open+Sans:wght@300..800&display=swap',
  )
  expect(providerSheet(['Kenari'], 'https://fonts.example')).toContain('Kenari:wght@300..900')
  expect(providerSheet(['Inter', 'Raleway'], 'https://fonts.example')).toBeUndefined()
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
