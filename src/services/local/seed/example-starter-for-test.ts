// The rows that tests begin with. Only tests import this file.
import { Starter } from '#schemas/starter.ts'
import { carryingPosts, postOf, story } from './example-posts-for-test.ts'

const about = `<p>${'Belajar bersama mentor, dari dasar sampai proyek akhir. '.repeat(3)}</p>`

const classOf = (
  slug: string,
  [opens, closes, starts, ends]: [number, number, number, number],
  more: object = {},
) => ({
  slug,
  code: slug.toUpperCase(),
  name: `Kelas ${slug}`,
  description: `Satu kelas tentang ${slug} untuk siswa.`,
  about,
  level: 'beginner',
  mode: 'online',
  price: 0,
  seats: 30,
  benefits: ['Tinjauan tertulis'],
  audience: ['Siswa SMK'],
  opensInDays: opens,
  closesInDays: closes,
  startsInDays: starts,
  endsInDays: ends,
  syllabus: [],
  ...more,
})

const jobOf = (slug: string, publishedInDays: number, closesInDays: number) => ({
  slug,
  title: `Lowongan ${slug}`,
  summary: `Ringkasan lowongan ${slug}.`,
  about,
  employment: 'full-time',
  mode: 'offline',
  city: 'Bandung',
  duties: ['Mengajar'],
  requirements: ['Sabar'],
  benefits: ['Makan siang'],
  publishedInDays,
  closesInDays,
})

const episodeOf = (slug: string, publishedInDays: number, more: object = {}) => ({
  slug,
  title: `Episode ${slug}`,
  summary: `Percakapan tentang ${slug} dan sekolah.`,
  description: about,
  speakers: ['Ayu', 'Budi'],
  category: 'obrolan',
  minutes: 30,
  publishedInDays,
  ...more,
})

const batchOf = (slug: string, days: [number, number, number, number], program = 'web') => ({
  slug,
  name: `Angkatan ${slug}`,
  program,
  seats: 20,
  ...Object.fromEntries(
    ['opensInDays', 'closesInDays', 'startsInDays', 'endsInDays'].map((key, i) => [key, days[i]]),
  ),
})

const shown = {
  careers: ['mengajar', 'merancang'].map((slug) => ({
    slug,
    name: `Bidang ${slug}`,
    summary: `Ringkasan bidang ${slug}.`,
    about,
    cover: 'asset:covers/one.webp',
    jobs:
      slug === 'mengajar'
        ? [jobOf('guru-lama', -90, -1), { ...jobOf('guru', -9, 9), salaryFrom: 5_000_000 }]
        : [jobOf('perancang', -3, 30)],
  })),
  podcasts: [
    episodeOf('satu', -20, { audio: 'asset:audio/satu.mp3' }),
    episodeOf('dua', -10, { description: `${about}<p>Pelatihan pengajar matematika.</p>` }),
  ],
  galleries: Array.from({ length: 7 }, (_, i) => ({
    slug: `album-${i}`,
    title: `Album ${i}`,
    summary: 'Yang terjadi pada hari itu.',
    place: 'Bandung',
    takenInDays: -i,
    photos: ['satu', 'dua'].map((name) => ({
      picture: `asset:gallery/${name}.svg`,
      caption: `Keterangan foto ${name}`,
      alt: `Yang tampak di foto ${name}`,
    })),
  })),
  batches: [
    batchOf('selesai', [-90, -80, -70, -1]),
    batchOf('berikut', [-5, 5, 20, 90], 'data'),
    batchOf('berjalan', [-30, -20, -10, 60]),
  ],
  extensions: ['satu', 'dua'].map((slug) => ({
    slug,
    name: `Kursus ${slug}`,
    summary: `Kursus singkat ${slug} bagi pekerja.`,
    field: 'Data',
    mode: 'online',
    meetings: 6,
    hours: 18,
    price: 750_000,
    outcome: 'Lembar latihan',
    startsInDays: 14,
  })),
}

/** One site with a class in every state, two kinds of post, and a testimony that is not approved. */
export const exampleStarter = Starter.parse({
  mentors: ['ayu', 'budi', 'citra'].map((slug) => ({
    slug,
    name: `Mentor ${slug}`,
    role: 'Pengajar',
    bio: 'Mengajar sejak 2015.',
    photo: 'asset:mentors/one.webp',
    expertise: ['React', 'Node, dan "lainnya"'],
  })),
  schools: [
    {
      slug: 'smk-1',
      name: 'SMK 1',
      city: 'Bandung',
      province: 'Jawa Barat',
      students: 10,
      alumni: 5,
    },
    {
      slug: 'smk-2',
      name: 'SMK 2',
      city: 'Bandung',
      province: 'Jawa Barat',
      students: 20,
      alumni: 0,
    },
    {
      slug: 'smk-3',
      name: 'SMK 3',
      city: 'Solo',
      province: 'Jawa Tengah',
      students: 0,
      alumni: 7,
      isActive: false,
    },
  ],
  programs: ['web', 'data'].map((slug) => ({
    slug,
    name: `Program ${slug}`,
    summary: `Ringkasan program ${slug} untuk siswa.`,
    about,
    cover: 'asset:covers/one.webp',
    duration: '4 bulan',
    audience: 'Siswa SMK',
    outcomes: ['Portofolio'],
    schools: slug === 'web' ? ['smk-1', 'smk-2'] : [],
  })),
  classes: [
    classOf('selesai-lama', [-400, -390, -380, -300]),
    classOf('selesai', [-100, -90, -80, -10], { level: 'advanced' }),
    classOf('berjalan', [-30, -20, -10, 10], { program: 'data', kind: 'webinar' }),
    classOf('akan-datang', [5, 10, 20, 30], { program: 'web', price: 3_000_000_000 }),
    classOf('segera', [-20, -5, 5, 10], { description: 'Diskon 50%_\\ untuk semua siswa.' }),
    classOf('dibuka', [-5, 5, 10, 20], {
      code: 'WEB-03',
      seats: 500,
      zone: 'Asia/Makassar',
      schedule: { days: ['tuesday', 'thursday'], from: '19:30', to: '21:30' },
      program: 'web',
      mentors: ['citra', 'ayu'],
      logo: 'asset:logos/one.svg',
      about: `${about}<script>alert(1)</script>`,
      syllabus: [
        {
          title: 'Dasar HTML & CSS',
          summary: 'Mulai.',
          hours: 4,
          chapters: ['Tag', 'Tag', 'Gaya'],
        },
        { title: 'Proyek', summary: 'Akhir.', hours: 6, chapters: ['Rencana'] },
      ],
    }),
  ],
  categories: [
    { slug: 'sekolah', kind: 'news', name: 'Sekolah' },
    { slug: 'industri', kind: 'news', name: 'Industri' },
    { slug: 'sekolah', kind: 'blog', name: 'Sekolah' },
    { slug: 'sekolah', kind: 'article', name: 'Sekolah' },
    { slug: 'obrolan', kind: 'podcast', name: 'Obrolan' },
    { slug: 'kosong', kind: 'podcast', name: 'Kosong' },
    { slug: 'temu', kind: 'event', name: 'Temu' },
    { slug: 'tayangan', kind: 'video', name: 'Tayangan' },
  ],
  posts: [
    postOf('pertama', -30, { views: 5, title: 'Zaman baru' }),
    postOf('kedua', -20, { views: 50, category: 'industri', cover: 'asset:covers/two.webp' }),
    postOf('ketiga', -10, { content: `${story}<p>Pelatihan pengajar matematika.</p>` }),
    postOf('pertama', -5, { kind: 'blog', title: 'Blog pertama' }),
    postOf('artikel', -7, { kind: 'article', title: 'Artikel satu' }),
    postOf('artikel-dua', -6, { kind: 'article', title: 'Artikel dua', parent: 'artikel' }),
    ...carryingPosts,
  ],
  testimonies: [
    { rating: 4, sentInDays: -9, isApproved: true },
    { rating: 5, sentInDays: -1, isApproved: true },
    { rating: 1, sentInDays: 0, isApproved: false },
  ].map((said, index) => ({
    name: `Peserta ${index}`,
    role: 'Siswa',
    message: 'Saya belajar banyak di kelas ini.',
    ...said,
  })),
  ...shown,
})
