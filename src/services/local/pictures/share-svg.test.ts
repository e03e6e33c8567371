import { expect, test } from 'vitest'
import { shareSvg, type ShareFont, type ShareJob } from './share-svg.ts'
import { linesOf } from './share-text.ts'

/** A font whose letters are half as wide as high, and whose outlines are their names. */
const fontOf = (has: RegExp): ShareFont => ({
  unitsPerEm: 1000,
  hasGlyphForCodePoint: (code) => has.test(String.fromCodePoint(code)),
  layout: (text) => ({
    advanceWidth: Array.from(text).length * 500,
    glyphs: Array.from(text, (letter) => ({ path: { toSVG: () => letter } })),
    positions: Array.from(text, () => ({ xAdvance: 500, xOffset: 0, yOffset: 0 })),
  }),
})
const latin = fontOf(/[a-z -]/i)
const extended = fontOf(/[ť]/)

const wordsOf = (text: string, measure: number) =>
  linesOf(text, [latin, extended], { size: 10, measure }).map((line) =>
    line.map((run) => run.text).join(''),
  )

test('words go on in the next line, and a word that is longer than a line in parts', () => {
  expect(wordsOf('satu dua tiga', 40)).toEqual(['satu dua', 'tiga'])
  expect(wordsOf('a sangatpanjangsekali b', 30)).toEqual(['a', 'sangat', 'panjan', 'gsekal', 'i b'])
  expect(wordsOf('a', 1)).toEqual(['a'])
  expect(wordsOf('  ', 40)).toEqual([])
})

test('a letter is of the first font that has it, and one that none has is left out', () => {
  const [line] = linesOf('aťb 🌊 c', [latin, extended], { size: 10, measure: 500 })
  expect(line?.map(({ font, text }) => [font === latin, text])).toEqual([
    [true, 'a'],
    [false, 'ť'],
    [true, 'b c'],
  ])
})

const job: ShareJob = {
  title: 'Kelas',
  siteName: 'Coba',
  fonts: ['raleway', 'inter'],
  colours: { ground: '#ffffff', ink: '#111111', muted: '#666666', key: '#2096c4' },
  headingFiles: [],
  textFiles: [],
}
const fonts = { heading: [latin], text: [latin] }

/** Each drawn letter with its place. */
const lettersOf = (svg: string) =>
  [...svg.matchAll(/translate\(([\d.-]+) ([\d.-]+)\)[^"]*" d="(.)"/g)].map(([, x, y, letter]) => ({
    x: Number(x),
    y: Number(y),
    letter,
  }))

test.each([
  'Kelas',
  'Merancang basis data yang tumbuh bersama aplikasi dan para penggunanya',
  'x'.repeat(1000),
  'kata '.repeat(200).trim(),
])('a title is drawn whole and within its part of the picture: %.40s', (title) => {
  const letters = lettersOf(shareSvg({ ...job, title, siteName: '' }, fonts))
  const drawn = letters
    .map(({ letter }) => letter)
    .join('')
    .replaceAll(' ', '')
  expect(drawn).toBe(title.replaceAll(' ', ''))
  for (const { x, y } of letters) {
    expect(x).toBeLessThan(727)
    expect(y).toBeLessThan(500)
  }
})

test('a drawing is seen whole', () => {
  const art = '<svg viewBox="0 0 1200 1600"><path d="M0 0h1200"/></svg>'
  const [, across, down] =
    /<svg x="\d+" width="(\d+)" height="(\d+)" viewBox="0 0 1200 1600"/.exec(
      shareSvg({ ...job, art }, fonts),
    ) ?? []
  expect(Number(across) / Number(down)).toBeCloseTo(3 / 4, 2)
})

test('the name of the site is at the foot, beside the logo where there is one', () => {
  const nameAt = (logo?: string) =>
    lettersOf(shareSvg({ ...job, title: '', logo }, fonts)).map(({ x, y }) => [x, y])[0]
  expect(nameAt()).toEqual([72, 550])
  expect(nameAt('AAAA')).toEqual([148, 550])
})
