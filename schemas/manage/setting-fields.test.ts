import { expect, test } from 'vitest'
import { Settings } from '../settings.ts'
import { settingFields, SettingKey } from './setting-fields.ts'

test('every setting but the layout has fields', () => {
  const written = Object.keys(Settings.shape).filter((key) => key !== 'layout')
  expect(SettingKey.options).toEqual(written)
  for (const key of SettingKey.options) expect(settingFields(key), key).not.toEqual([])
})

test('a field is written as its schema says', () => {
  const kinds = (key: SettingKey) =>
    Object.fromEntries(settingFields(key).map(({ path, kind }) => [path.join('.'), kind]))
  expect(kinds('title')).toEqual({ '': 'local' })
  expect(kinds('isMaintenance')).toEqual({ '': 'yes' })
  expect(kinds('css')).toMatchObject({ ft_primary: 'line', clr_primary: 'colour' })
  expect(kinds('meta')).toMatchObject({ name: 'local', card: 'choice', url: 'line' })
  expect(kinds('consent')).toMatchObject({ isAsked: 'yes', version: 'number' })
  expect(kinds('cors')).toEqual({ origins: 'texts' })
  const card = settingFields('meta').find(({ path }) => path[0] === 'card')
  expect(card?.choices).toEqual(['summary', 'summary_large_image'])
})
