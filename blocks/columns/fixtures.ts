import type { FixturesOf } from '../fixture-types.ts'
import type { columns } from './index.ts'

const first =
  '<h2 class="title">Ruang belajar di tepi kota</h2><p class="lead">Dibuka setiap hari sampai pukul sembilan malam.</p>'
const second =
  '<p>Ada dua belas meja, jaringan yang cepat, dan seorang penjaga yang dulu juga peserta.</p>'
const third = '<p>Ruang ini dapat dipinjam oleh sekolah dan warga, tanpa biaya.</p>'
const fourth = '<p>Kuncinya ada di warung sebelah.</p>'

export const fixtures = {
  filled: { props: { ratio: 'first' }, data: {}, slots: { first, second } },
  empty: { props: {}, data: {} },
  single: { props: {}, data: {}, slots: { third } },
  three: { props: { ratio: 'last', band: 'tint' }, data: {}, slots: { first, second, third } },
  four: {
    props: { gap: 'small', band: 'dark' },
    data: {},
    slots: { first, second, third, fourth },
  },
  centred: {
    props: { align: 'center', ratio: 'last' },
    data: {},
    slots: { first, second },
  },
  long: {
    props: {},
    data: {},
    slots: { first: `<p>${'Pembelajaran'.repeat(25)}</p>`, second },
  },
  english: {
    props: { align: 'end' },
    data: {},
    slots: {
      first: '<h2 class="title">A room at the edge of town</h2>',
      second: '<p>Twelve desks, a fast network and a keeper.</p>',
    },
    locale: 'en',
  },
} satisfies FixturesOf<typeof columns>
