import { expect, test } from 'vitest'
import { homeOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

const found = (text: string) =>
  findings('mdx-syntax', { ...homeOf([]), 'pages/home.json': undefined, 'pages/home.mdx': text })

test('a tag that is never closed is reported at its start', () => {
  expect(found('Aman.\n\n<WideBox>\n')).toEqual([
    expect.stringMatching(/^pages\/home\.mdx:3:1 <WideBox> is not closed\./),
  ])
})

test('front matter that is not YAML is reported with its line', () => {
  expect(found('---\ntitle: A\nsiteName: true\ntitle: B\n---\n')).toEqual([
    expect.stringMatching(/^pages\/home\.mdx:4:1 This key is written twice\./),
  ])
})

test('closed tags, and a brace behind a backslash, are valid', () => {
  expect(found('Aman \\{ saja.\n\n<WideBox>\n  <Note heading="A" />\n</WideBox>\n')).toEqual([])
})

test.each([
  ['---\ntitle: Kelas: Dasar\n---\n', 2, 'A text with a colon and a space in it stands in quotes.'],
  ['---\ntitle: "Kelas\n---\n', 2, 'A quote, comma, colon or space is missing.'],
  ['---\nseo:\n\tindex: true\n---\n', 3, 'Lines are indented by spaces, not by tabs.'],
  ['---\ntitle: @kelas\n---\n', 2, 'A text that begins with a special character stands in quotes.'],
  ['---\ntitle: "a\\qb"\n---\n', 2, 'In double quotes a backslash is written twice.'],
  ['---\ntitle: !lain A\n---\n', 2, 'Front matter takes no tags of YAML.'],
  ['---\n? [a]\n: A\n---\n', 2, 'A key is a text, not a list or a map.'],
  ['</Note>\n', 1, 'No tag is open that this one could close.'],
  ['<Note>\n\n</Note a="b">\n', 3, 'A closing tag is its name alone.'],
  ['Harga <5 juta.\n', 1, 'This character cannot stand in a tag.'],
  ['Harga {lima\n', 1, 'A tag or brace is open at the end of the text.'],
  ['<WideBox>\n\n</Note>\n', 3, '</Note> closes no open tag.'],
])('%j is reported in our own words', (text, line, message) => {
  const [first] = found(text)
  expect(first).toContain(`pages/home.mdx:${line}:`)
  expect(first).toContain(message)
})
