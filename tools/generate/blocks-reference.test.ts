import { expect, test } from 'vitest'
import { registry } from '#blocks/registry.ts'
import { propRows } from './blocks-reference.ts'

const form = registry.get('form')
const rows = form === undefined ? [] : propRows(form)
const kinds = new Map(rows.map(({ name, kind }) => [name, kind]))

test('the properties of an item stand behind their list', () => {
  expect(kinds.get('fields')).toBe('array')
  expect(kinds.get('fields[].label')).toBe('text')
  expect(kinds.get('fields[].options[].value')).toBe('string')
  const names = [...kinds.keys()]
  expect(names.indexOf('fields[].name')).toBe(names.indexOf('fields') + 1)
})

test('the properties of an object stand behind it', () => {
  expect(kinds.get('sent.heading')).toBe('text')
  const plans = registry.get('pricing')
  const names = plans === undefined ? [] : propRows(plans).map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['plans[].action', 'plans[].action.href']))
})

test('a list of values says of what', () => {
  expect(kinds.get('fields[].fileTypes')).toBe('array of pdf · jpeg · png · webp · mp3 · ogg')
})

test('a text has no rows for its languages', () => {
  const items = [...registry.values()].flatMap((block) => propRows(block))
  expect(items.filter(({ name }) => name.endsWith('[].en'))).toEqual([])
})
