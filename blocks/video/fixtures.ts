import type { FixturesOf } from '../fixture-types.ts'
import type { video } from './index.ts'

const props = {
  title: 'Sehari di ruang baca Seruni',
  code: 'abcdefghijk',
  poster: '/teras.svg',
  length: '3.20',
  caption: 'Direkam oleh para peserta angkatan ketujuh.',
}

export const fixtures = {
  filled: { props, data: {} },
  empty: { props: { title: props.title }, data: {} },
  bare: { props: { title: props.title, code: props.code, band: 'tint' }, data: {} },
  tall: { props: { ...props, ratio: 'tall', width: 'text', band: 'dark' }, data: {} },
  long: {
    props: {
      ...props,
      title: 'Pembelajaran'.repeat(13),
      caption: 'Kata'.repeat(75),
      ratio: 'square',
      width: 'text',
    },
    data: {},
  },
  english: {
    props: {
      title: 'A day in the reading room',
      provider: 'vimeo',
      code: '123456789',
      ratio: 'standard',
    },
    data: {},
    locale: 'en',
  },
} satisfies FixturesOf<typeof video>
