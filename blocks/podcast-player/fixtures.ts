import type { PodcastDetail } from '#schemas/services/podcast.ts'
import type { FixturesOf } from '../fixture-types.ts'
import type { podcastPlayer } from './index.ts'

const podcast: PodcastDetail = {
  id: 'p1',
  title: 'Guru yang berani berkata “saya tidak tahu”',
  slug: 'tidak-tahu',
  summary: 'Dua guru bercerita tentang pertanyaan siswa yang tidak dapat mereka jawab.',
  cover: '/covers/siniar.svg',
  category: { id: 'k1', name: 'Ruang guru', slug: 'ruang-guru' },
  speakers: ['Yohanes Manek', 'Nur Aini Lubis'],
  seconds: 1475,
  audio: '/audio/episode.mp3',
  publishedAt: '2026-11-03T02:00:00Z',
  description:
    '<p>Seorang siswa bertanya mengapa kabel jaringan dipilin. Gurunya diam, lalu mengajak seluruh kelas mencari jawabannya.</p><h2>Dalam episode ini</h2><ul><li>Papan pertanyaan yang menunggu jawaban</li></ul>',
}

const word = 'percakapan'.repeat(30)
const props = { episode: 'tidak-tahu' }

export const fixtures = {
  filled: { props: { ...props, back: '/Podcasts' }, data: { podcast } },
  empty: { props, data: { podcast: null } },
  'not recorded': {
    props: { ...props, band: 'dark' },
    data: { podcast: { ...podcast, audio: null, cover: null, category: null, speakers: [] } },
    locale: 'en',
  },
  long: {
    props: { ...props, band: 'plain' },
    data: { podcast: { ...podcast, title: word, summary: word, speakers: [word, word] } },
  },
} satisfies FixturesOf<typeof podcastPlayer>
