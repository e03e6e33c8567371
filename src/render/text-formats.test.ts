import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyFormat, firstWords, stripHtml } from './text-formats.ts'

const html = fc
  .array(fc.constantFrom('<', '>', '</p>', '<br />', '<b a="', '&lt;', '&', ' ', 'a', '9', '/'))
  .map((parts) => parts.join(''))

/** What taking tags out stands for. */
const simple = (text: string) =>
  text
    .replace(/<\/(p|h\d|li|blockquote)>|<br\s*\/?>/gi, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/\s+/g, ' ')
    .trim()

test('tags are taken out of any text as by a pattern', () => {
  fc.assert(
    fc.property(html, (text) => {
      expect(stripHtml(text)).toBe(simple(text))
    }),
  )
})

test('whole numbers are grouped as by a pattern, in each language by its mark', () => {
  fc.assert(
    fc.property(fc.integer(), (number) => {
      const grouped = (mark: string) => String(number).replace(/\B(?=(\d{3})+$)/g, mark)
      expect(applyFormat(number, 'number', 'id')).toBe(grouped('.'))
      expect(applyFormat(number, 'number', 'en')).toBe(grouped(','))
    }),
  )
})

test('of many words the first are taken', () => {
  expect(firstWords('  satu dua\n tiga ', 2)).toBe('satu dua…')
  expect(firstWords('  satu dua\n', 2)).toBe('satu dua')
  expect(firstWords('', 2)).toBe('')
})

const marks = ['<', '<br ', '9', ' ', '&', '</p', '9a', '>']
const counts = ['stripHtml', 'number', 'words:5', 'rupiah', 'date']

test.each(marks.flatMap((mark) => counts.map((format) => [mark, format] as const)))(
  'a million of %j in the format %s are read once',
  (mark, format) => {
    const text = mark.repeat(1e6 / mark.length)
    expect(String(applyFormat(text, format, 'id')).length).toBeLessThan(2e6)
  },
  20_000,
)
