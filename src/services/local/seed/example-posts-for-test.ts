// Posts that tests begin with. Only tests import this file.

/** Some hundred words. */
export const story = `<p>${'Siswa membuat proyek perangkat lunak bersama industri. '.repeat(40)}</p>`

/** A news item. */
export const postOf = (slug: string, publishedInDays: number, more: object = {}) => ({
  slug,
  kind: 'news',
  title: `Berita ${slug}`,
  summary: `Ringkasan tentang ${slug} untuk pembaca.`,
  content: story,
  category: 'sekolah',
  publishedInDays,
  ...more,
})

const partOf = (slug: string, startsInDays: number) => ({
  slug,
  name: `Acara ${slug}`,
  summary: `Yang dilakukan bersama di ${slug}.`,
  startsInDays,
  startsAt: '09:00',
  endsInDays: startsInDays,
  endsAt: '11:30',
})

const workOf = (slug: string) => ({
  slug,
  name: `Pekerjaan ${slug}`,
  organisation: 'Koperasi Anyaman',
  summary: `Pekerjaan sebagai ${slug} di koperasi.`,
  employment: 'full-time',
})

/** An event of three days. */
const eventOf = (slug: string, startsInDays: number, more: object = {}) =>
  postOf(slug, -9, {
    kind: 'event',
    title: `Acara ${slug}`,
    category: 'temu',
    event: {
      startsInDays,
      startsAt: '08:00',
      endsInDays: startsInDays + 2,
      endsAt: '16:00',
      zone: 'Asia/Makassar',
      place: 'Balai Anyaman',
      ...more,
    },
  })

/** Posts that carry an event or a video. */
export const carryingPosts = [
  eventOf('temu-lama', -40, {
    zone: 'Asia/Jayapura',
    place: undefined,
    onlineUrl: 'https://temu.example',
  }),
  eventOf('temu-berjalan', -1),
  eventOf('temu-nanti', 30, {
    seats: 40,
    programs: [partOf('gelar', 30)],
    careers: [workOf('guru')],
  }),
  eventOf('temu-segera', 5, { programs: [partOf('gelar', 5), partOf('bengkel', 6)] }),
  postOf('tayang', -3, {
    kind: 'video',
    title: 'Tayangan kelas',
    category: 'tayangan',
    author: 'Ayu Lestari',
    video: { file: 'asset:videos/satu.webm', seconds: 9, thumbnail: 'asset:covers/two.webp' },
  }),
]
