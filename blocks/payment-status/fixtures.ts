import type { FixturesOf } from '../fixture-types.ts'
import type { paymentStatus } from './index.ts'

export const fixtures = {
  filled: {
    props: {
      class: '/Courses/:slug',
      chapter: '/Courses/:slug/module/:moduleSlug?/chapter/:chapterSlug',
      payments: '/Akun/Pembayaran',
    },
    data: {},
  },
  empty: { props: {}, data: {}, locale: 'en' },
} satisfies FixturesOf<typeof paymentStatus>
