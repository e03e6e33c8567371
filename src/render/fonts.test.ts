import { expect, test } from 'vitest'
import { basicCharacters, rareRange } from './font-characters.ts'
import { fontFaces, fontPreloads, providerSheet, rareFontFaces } from './fonts.ts'

test('every family has a fallback of its size, and only ours have a file', () => {
  const faces = fontFaces(['Inter', 'Poppins', 'Inter'])
  expect(faces.match(/@font-face/g)).toHaveLength(3)
  expect(faces).toContain("{font-family:'Inter';src:url(/assets/fonts/inter-basic.woff2)")
  expect(faces).toContain("{font-family:'Inter Fallback';src:local('Arial')")
  expect(faces).toContain("{font-family:'Poppins Fallback';src:local('Arial')")
  expect(faces).toContain('size-adjust:112.16%;ascent-override:93.62%;descent-override:31.21%')
  expect(fontPreloads(['Inter', 'Poppins', 'Inter'])).toEqual(['/assets/fonts/inter-basic.woff2'])
})

/** Whether a value of `unicode-range` has a character. */
const hasIn = (range: string, character: string): boolean =>
  range.split(',').some((part) => {
    const [first = '', last = first] = part.slice(2).split('-')
    const code = character.codePointAt(0) ?? 0
    return code >= Number.parseInt(first, 16) && code <= Number.parseInt(last, 16)
  })

test('a character is in the file that pages fetch early, or in the range of the other', () => {
  const texts = `Kelas “menenun” – mulai 5 Mei… · Rp150.000 © 2026 ‘x’ a×b, 20 °C: café`
  expect(texts.split('').filter((one) => !basicCharacters.includes(one))).toEqual([])
  expect(basicCharacters.split('').filter((one) => hasIn(rareRange, one))).toEqual([])
  expect('ÀÖØèêßÿıŒœ€™'.split('').filter((one) => !hasIn(rareRange, one))).toEqual([])
  expect(rareFontFaces(['Inter', 'Poppins', 'Inter'])).toBe(
    "@font-face{font-family:'Inter';src:url(/assets/fonts/inter-latin.woff2) format('woff2');" +
      `font-weight:100 900;font-display:swap;unicode-range:${rareRange}}`,
  )
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
