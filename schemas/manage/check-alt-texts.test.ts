import { expect, test } from 'vitest'
import { managedGalleries } from '../services/manage-content.ts'
import { managedPosts } from '../services/manage-posts.ts'
import { checkAltTexts } from './check-alt-texts.ts'

const inPost = (row: object) => checkAltTexts(managedPosts.fields.shape, { ...row })?.field

test('a cover needs what it shows, and a row without a cover nothing', () => {
  expect(inPost({ cover: '/a.png', coverAlt: '' })).toBe('coverAlt')
  expect(inPost({ cover: '/a.png', coverAlt: '  ' })).toBe('coverAlt')
  expect(inPost({ cover: '/a.png' })).toBe('coverAlt')
  expect(inPost({ cover: '/a.png', coverAlt: 'Siswa.' })).toBeUndefined()
  for (const cover of [null, '', undefined]) expect(inPost({ cover })).toBeUndefined()
})

test('each picture of an album needs it, and the first without it is named', () => {
  const photos = ['Siswa.', '', ''].map((alt) => ({ picture: '/a.png', caption: 'Pameran', alt }))
  const check = (row: object) => checkAltTexts(managedGalleries.fields.shape, { ...row })
  expect(check({ photos })?.field).toBe('photos.1.alt')
  expect(check({ photos: photos.slice(0, 1) })).toBeUndefined()
  expect(check({})).toBeUndefined()
})

test('a picture that is not written, nor its text, is left as it is', () => {
  const row = { title: 'Kabar', cover: '/a.png', coverAlt: '' }
  const check = (written: object) =>
    checkAltTexts(managedPosts.fields.shape, row, { ...written })?.field
  expect(check({ title: 'Kabar' })).toBeUndefined()
  expect(check({ cover: '/a.png' })).toBe('coverAlt')
  expect(check({ coverAlt: '' })).toBe('coverAlt')
})
