/** The characters that the Latin file of each family has, as Fontsource divides them: https://fontsource.org/docs/getting-started/subsets */
const latin: readonly (readonly [first: number, last: number])[] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x304, 0x304],
  [0x308, 0x308],
  [0x329, 0x329],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2191],
  [0x2193, 0x2193],
  [0x2212, 0x2212],
  [0x2215, 0x2215],
]

const latinCodes = latin.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i),
)

const ascii = String.fromCodePoint(...latinCodes.filter((code) => code < 0x7f))

/** The characters of nearly every text in Indonesian or English; the letters of other languages are fetched where they are used. */
export const basicCharacters = `${ascii}\u{a0}©«®°·»×é–—‘’“”•…−`

const rareCodes = latinCodes.filter((code) => !basicCharacters.includes(String.fromCodePoint(code)))

/** The other characters of the Latin files, as the value of `unicode-range`. */
export const rareRange = rangesOf(rareCodes)

const rare = new RegExp(`[${rareCodes.map((code) => `\\u{${code.toString(16)}}`).join('')}]`, 'u')

/** Whether a text has one of the characters that only the Latin files have. */
export const hasRareCharacters = (text: string): boolean => rare.test(text)

function rangesOf(codes: readonly number[]): string {
  const ranges: [first: number, last: number][] = []
  for (const code of codes) {
    const range = ranges.at(-1)
    if (range !== undefined && range[1] === code - 1) range[1] = code
    else ranges.push([code, code])
  }
  const hex = (code: number) => code.toString(16).toUpperCase()
  return ranges
    .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join()
}
