import type { Me } from '#schemas/services/account.ts'
import type { FixturesOf } from '../fixture-types.ts'
import type { contentForm } from './index.ts'

const me: Me = {
  id: 'a1',
  name: 'Rahma Yuniar',
  email: 'rahma@situs.example',
  phone: null,
  kind: 'writer',
  user_kind: 6,
  verified: true,
}
const kinds = {
  items: [
    { id: 'k1', slug: 'news', names: { id: 'Berita', en: 'News' }, carries: [] },
    { id: 'k2', slug: 'event', names: { id: 'Acara', en: 'Event' }, carries: ['event' as const] },
  ],
}

export const fixtures = {
  filled: {
    props: { area: 'post', row: '0198c0de-0000-7000-8000-000000000001' },
    data: {
      me,
      kinds,
      row: {
        id: '0198c0de-0000-7000-8000-000000000001',
        kindSlug: 'news',
        slug: 'pameran-karya',
        title: 'Pameran karya siswa',
        summary: 'Sembilan sekolah memamerkan situs yang mereka buat.',
        content:
          '<h2>Siapa yang datang</h2><p>Guru, orang tua, dan perusahaan dari kota sekitar.</p>',
        cover: null,
        categoryId: null,
        parentId: null,
        isPublished: true,
        publishedAt: '2026-11-20T03:00:00.000Z',
        author: null,
        event: null,
        video: null,
      },
    },
  },
  empty: { props: { area: 'class' }, data: { me } },
  own: { props: { area: 'own-job' }, data: { me: { ...me, kind: 'industry', user_kind: 5 } } },
  english: { props: { area: 'gallery' }, data: { me }, locale: 'en' },
} satisfies FixturesOf<typeof contentForm>
