import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { expect, test } from 'vitest'
import { collectionKinds } from '#schemas/collections/index.ts'
import { declaredKinds, formFileTypes } from '#schemas/declared-field.ts'
import { starterFiles } from '#schemas/starter.ts'

const guide = readFileSync('layouts/README.md', 'utf8')

/** The text between a heading and the next one. */
const section = (heading: string): string => {
  const [, after = ''] = guide.split(`${heading}\n`)
  return after.split(/\n#+ /)[0] ?? ''
}

test('the guide lists every kind of collection with the fields that a row must have', () => {
  const rows = Object.entries(collectionKinds).map(([kind, { title, row }]) => {
    const { required = [] } = z.toJSONSchema(row, { io: 'input' })
    const fields = required.map((name) => `\`${name}\``).join(', ')
    return `| [\`${kind}\`](../schemas/json/collections/${kind}.json) | ${title} | ${fields} |`
  })
  expect(section('## 8. Rows of your own: a collection')).toContain(rows.join('\n'))
})

test('the guide lists every file of data/, and its examples are rows', () => {
  const text = section('## 3. Rows a new site begins with')
  const files = Array.from(text.matchAll(/`([a-z-]+)\.json`/g), ([, name]) => name)
  expect(files).toEqual(Object.keys(starterFiles))
  const [mentors, classes] = Array.from(text.matchAll(/```json\n([\s\S]*?)```/g), ([, json]) =>
    JSON.parse(json ?? ''),
  )
  expect(z.array(starterFiles.mentors).length(1).safeParse(mentors).error).toBeUndefined()
  expect(z.array(starterFiles.classes).length(2).safeParse(classes).error).toBeUndefined()
})

test('the guide lists every kind of field that a form declares, and every type of file', () => {
  const table = section('### A form')
    .split('\n')
    .filter((line) => line.startsWith('|'))
  const kinds = table.slice(2).flatMap((line) => namesIn(line.split('|')[1] ?? ''))
  expect(kinds.toSorted()).toEqual(declaredKinds.toSorted())
  const files = table.find((line) => line.startsWith('| `file`')) ?? ''
  expect(namesIn(files)).toEqual(expect.arrayContaining([...formFileTypes]))
})

const namesIn = (text: string) => Array.from(text.matchAll(/`(\w+)`/g), ([, name]) => name ?? '')
