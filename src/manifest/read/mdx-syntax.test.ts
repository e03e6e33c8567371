import { expect, test } from 'vitest'
import { homeOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

const found = (text: string) =>
  findings('mdx-syntax', { ...homeOf([]), 'pages/home.json': undefined, 'pages/home.mdx': text })

test('a tag that is never closed is reported at its start', () => {
  expect(found('Aman.\n\n<WideBox>\n')).toEqual([
    expect.stringMatching(/^pages\/home\.mdx:3:1 Expected a closing tag for `<WideBox>`/),
  ])
})

test('front matter that is not YAML is reported with its line', () => {
  expect(found('---\ntitle: A\nsiteName: true\ntitle: B\n---\n')).toEqual([
    expect.stringMatching(/^pages\/home\.mdx:4:1 Map keys must be unique/),
  ])
})

test('closed tags, and a brace behind a backslash, are valid', () => {
  expect(found('Aman \\{ saja.\n\n<WideBox>\n  <Note heading="A" />\n</WideBox>\n')).toEqual([])
})
