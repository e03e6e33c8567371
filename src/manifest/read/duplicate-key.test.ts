import { expect, test } from 'vitest'
import { homeOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

const found = (page: string) =>
  findings('duplicate-key', { ...homeOf([]), 'pages/home.json': page })

test('a key that occurs twice in one object is reported at its second occurrence', () => {
  expect(found('{\n  "title": "A",\n  "blocks": [],\n  "title": "B"\n}')).toEqual([
    'pages/home.json:4:3 "title" stands twice.',
  ])
})

test('one key in two objects, or in another case, is not a duplicate', () => {
  const node = '"type": "note", "props": { "heading": "A" }'
  expect(found(`{ "blocks": [{ "id": "a", ${node} }, { "id": "b", ${node} }] }`)).toEqual([])
  expect(found('{ "title": "A", "Title": "B", "blocks": [] }')).toEqual([])
})
