import { expect, test } from 'vitest'
import { settingFields, SettingKey } from '#schemas/manage/setting-fields.ts'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { settingList } from './index.ts'
import { strings } from './strings.ts'

const markup = html(settingList, fixtures.filled)

test('every setting is saved by itself, and names the version it was read as', () => {
  const keys = [...markup.matchAll(/<input type="hidden" name="key" value="(\w+)"/g)]
  expect(new Set(keys.map(([, key]) => key))).toEqual(new Set(SettingKey.options))
  expect(keys).toHaveLength(SettingKey.options.length)
  expect(markup.match(/data-version="cms\/app\/setting\/\{key\}"/g)).toHaveLength(keys.length)
})

test('fields show what is stored', () => {
  for (const pattern of [
    /name="value\.id"[^>]*>Sekolah Anggrek<\/textarea>/,
    /name="value\.en"[^>]*>Anggrek School<\/textarea>/,
    /name="value\.clr_primary"[^>]* value="#123456"/,
    /name="value\.origins"[^>]*>https:\/\/arsip\.example\nhttps:\/\/cermin\.example<\/textarea>/,
    /name="value\.target"[^>]* value="5000000"/,
  ])
    expect(markup).toMatch(pattern)
})

test('a text that is written for every language is that of the first', () => {
  expect(markup).toMatch(/name="value\.title\.id"[^>]*>Rak buku<\/textarea>/)
  expect(markup).toMatch(/name="value\.title\.en"[^>]*><\/textarea>/)
})

test.each(['id', 'en'] as const)('every field has a label in %s', (locale) => {
  const names = SettingKey.options.flatMap((key) =>
    settingFields(key).flatMap(({ path }) => path.slice(-1)),
  )
  expect(names.filter((name) => strings[locale].fields[name] === undefined)).toEqual([])
})

test('settings are in groups, of which the first is open', () => {
  const groups = markup.match(/<details[^>]*>/g) ?? []
  expect(groups).toHaveLength(6)
  expect(groups.map((group) => group.includes('open'))).toEqual([true, ...Array(5).fill(false)])
})
