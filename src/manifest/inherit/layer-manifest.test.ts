import { expect, test } from 'vitest'
import { emptyLayer } from '../read/parsed-layout.ts'
import { sourceOf, type Files } from '#tests/made-up/layouts.ts'
import { withOwnPictures } from './layer-manifest.ts'

const settingsOf = (settings: object, files: Files) => {
  const source = sourceOf('coba', { 'layout.json': {}, ...files })
  const layer = emptyLayer(source, 'layouts/coba/layout.json', [])
  const site = { hosts: [], settings: { title: 'Coba', ...settings } }
  return withOwnPictures({ ...layer, manifest: { manifest: 1, name: 'coba', site } })?.settings
}

test('the logos of a layout’s own folder are those of its site, unless its settings name others', () => {
  const files = { 'assets/logo.svg': '<svg/>', 'assets/favicon.svg': '<svg/>' }
  expect(settingsOf({}, files)).toEqual({
    title: 'Coba',
    logoDark: 'asset:logo.svg',
    favicon: 'asset:favicon.svg',
  })
  expect(settingsOf({ logoDark: 'asset:lain.svg' }, files)).toMatchObject({
    logoDark: 'asset:lain.svg',
  })
  expect(settingsOf({}, {})).toEqual({ title: 'Coba' })
})

test('a site is shared with the share.png of its layout, unless its settings name another picture', () => {
  const files = { 'assets/share.png': 'x' }
  expect(settingsOf({}, files)).toMatchObject({ image: { default: 'asset:share.png' } })
  expect(settingsOf({ image: { default: 'asset:lain.png' } }, files)).toMatchObject({
    image: { default: 'asset:lain.png' },
  })
})
