import { expect, test } from 'vitest'
import { picturePath, readFacts, readPictureSize, withFacts } from './pictures.ts'

test('a size is written with the modifiers of ipx, and read again', () => {
  const path = picturePath('/media/a.jpg?v=01234567', { width: 640, format: 'avif' })
  expect(path).toBe('/_ipx/f_avif,w_640/media/a.jpg?v=01234567')
  expect(readPictureSize('f_avif,w_640')).toEqual({ width: 640, format: 'avif' })
  expect(readPictureSize('w_96')).toEqual({ width: 96, format: undefined })
})

test.each([
  'w_20000',
  'w_641',
  'w_0640',
  'w_640,f_avif',
  'f_webp',
  'f_jxl2,w_640',
  'f_gif,w_640',
  'w_640,h_640',
  'w_640,enlarge',
  'blur_90,w_640',
  'q_100,w_640',
  'w_640,',
  'w_-640',
  'w_6.4e2',
  '_',
  '',
])('%s is no size', (modifiers) => {
  expect(readPictureSize(modifiers)).toBeUndefined()
})

test('what is known of a picture is in the fragment of its address', () => {
  const facts = { width: 1200, height: 800, colour: '8a6b4f' }
  expect(readFacts(withFacts('/drive/k', facts))).toEqual({ address: '/drive/k', facts })
  expect(readFacts(withFacts('/media/a.svg?v=1', { width: 16, height: 10 }))).toEqual({
    address: '/media/a.svg?v=1',
    facts: { width: 16, height: 10, colour: undefined },
  })
})

test.each(['/drive/k', '/a#top', '/a#0x1', '/a#1x1-red', 'https://other.example/a#1x1'])(
  'nothing is known of %s',
  (address) => expect(readFacts(address)).toEqual({ address }),
)
