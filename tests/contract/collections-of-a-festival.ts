const schema = '../../../schemas/json/collection.json'
const pageSchema = '../../../schemas/json/page.json'

/** A page with one step of having an account. */
const accountPage = (step: string, heading: string) => ({
  $schema: pageSchema,
  title: heading,
  seo: {
    description: `${heading} dengan akun Anda untuk membuka halaman panitia di situs festival ini.`,
    robots: 'noindex, follow',
  },
  blocks: [{ id: 'akun', type: 'account', props: { step, heading } }],
})

/** What an operator writes by the guide: rows, and pages that show them. */
export const files = {
  'collections/portfolio.json': {
    $schema: schema,
    kind: 'case',
    rows: [
      {
        slug: 'rumah-baca',
        title: 'Rumah Baca Lembah & Bukit',
        kind: 'desa',
        summary: 'Enam lemari buku di rumah warga.',
        cover: 'https://foto.example/rumah.jpg',
        description:
          '<h2>Yang dibuat</h2><p onclick="alert(1)">Enam <strong>lemari</strong>.</p><script>alert(1)</script>',
        date: '2026-03-02',
        clientName: 'Desa Contoh',
        photos: [{ link: 'https://foto.example/satu.jpg', name: 'Lemari pertama' }],
        video: { link: 'https://video.example/1', thumbnail: 'https://foto.example/v.jpg' },
        batchs: [{ label: 'Angkatan satu', date: '2025-07-01' }],
        images: ['https://foto.example/dua.jpg'],
      },
      {
        slug: 'peta-air',
        title: 'Peta Air',
        kind: 'kampus',
        summary: 'Peta mata air yang diukur dua kali.',
        description: '<p>Diukur dua kali.</p>',
      },
    ],
  },
  'collections/features.json': {
    $schema: schema,
    kind: 'feature',
    rows: [
      {
        slug: 'coding-studio',
        key: 'studio',
        icon: 'code',
        title: 'Studio Kode',
        description: 'Latihan pemrograman di peramban.',
        listFeatures: ['Dua belas bahasa'],
        benefits: [{ title: 'Siap dipakai', icon: 'clock', desc: 'Tanpa memasang apa pun.' }],
      },
    ],
  },
  'collections/speakers.json': {
    $schema: schema,
    kind: 'speaker',
    rows: [
      { id: 'sekar', name: 'Sekar Contoh', short_bio: 'Penenun.', isConfirmed: true },
      { id: 'bima', name: 'Bima Rekaan', linkedIn: 'https://linkedin.example/in/bima' },
    ],
  },
  'collections/sponsor-tiers.json': {
    $schema: schema,
    kind: 'tier',
    rows: [
      { name: 'Platinum', slot: '2–3 slot', price: 'Rp50.000.000', benefits: ['Logo di panggung'] },
      { name: 'Silver', slot: 'Terbuka', price: 'Rp10.000.000' },
    ],
  },
  'collections/activities.json': {
    $schema: schema,
    kind: 'activity',
    rows: [{ name: 'Lokakarya tenun', description: 'Dari benang sampai kain.' }],
  },
  'collections/partners.json': {
    $schema: schema,
    kind: 'partner',
    rows: [{ name: 'Sanggar Lurik' }],
  },
  'collections/questions.json': {
    $schema: schema,
    kind: 'question',
    rows: [
      { question: 'Berapa lama?', answer: 'Dua pekan.' },
      { question: 'Bayar di mana?', answer: 'Di kasir.', topic: 'biaya' },
    ],
  },
  'pages/masuk.json': accountPage('sign-in', 'Masuk'),
  'pages/kembali.json': accountPage('callback', 'Menyelesaikan masuk'),
  'pages/karya.json': {
    $schema: pageSchema,
    title: 'Karya',
    seo: {
      description: 'Karya yang selesai, menurut tempatnya, dengan cerita dari yang mengerjakan.',
    },
    data: { works: { collection: 'portfolio', where: { kind: { $route: 'type' } }, limit: 12 } },
    blocks: [
      { id: 'kepala-karya', type: 'page-head', props: { heading: 'Karya' } },
      {
        id: 'daftar-karya',
        type: 'feature-grid',
        props: {
          heading: 'Yang sudah selesai',
          items: { $bind: 'works', each: { text: 'summary', href: '/Portfolio/:kind/:slug' } },
        },
      },
    ],
  },
  'pages/satu-karya.json': {
    $schema: pageSchema,
    title: { $bind: 'case.title', fallback: 'Karya' },
    seo: { description: { $bind: 'case.summary' }, image: { $bind: 'case.cover' } },
    data: {
      case: { collection: 'portfolio', find: { $route: 'title' } },
      others: { collection: 'portfolio', exclude: { slug: { $route: 'title' } }, limit: 3 },
    },
    blocks: [
      {
        id: 'kepala-satu',
        type: 'page-head',
        props: { heading: { $bind: 'case.title' }, lead: { $bind: 'case.summary' } },
      },
      { id: 'isi-satu', type: 'rich-text', props: { html: { $bind: 'case.description' } } },
      {
        id: 'lain-satu',
        type: 'feature-grid',
        props: {
          heading: 'Karya lain',
          items: { $bind: 'others', each: { text: 'summary', href: '/Portfolio/:kind/:slug' } },
        },
      },
    ],
  },
  'pages/fitur.json': {
    $schema: pageSchema,
    title: { $bind: 'feature.title', fallback: 'Fitur' },
    seo: { description: { $bind: 'feature.description' } },
    data: { feature: { collection: 'features', find: { $route: 'slug' } } },
    blocks: [
      { id: 'kepala-fitur', type: 'page-head', props: { heading: { $bind: 'feature.title' } } },
      {
        id: 'manfaat-fitur',
        type: 'feature-grid',
        props: {
          heading: 'Manfaat',
          items: { $bind: 'feature.benefits', each: { text: 'desc' } },
        },
      },
    ],
  },
  'pages/festival.json': {
    $schema: pageSchema,
    title: 'Festival',
    seo: {
      description: 'Pembicara, kegiatan, dan paket sponsor festival belajar bersama tahun ini.',
    },
    data: {
      speakers: { collection: 'speakers', where: { isConfirmed: true } },
      activities: { collection: 'activities' },
      tiers: { collection: 'sponsor-tiers' },
      partners: { collection: 'partners' },
      questions: { collection: 'questions', where: { topic: 'biaya' } },
    },
    blocks: [
      { id: 'kepala-festival', type: 'page-head', props: { heading: 'Festival' } },
      {
        id: 'pembicara',
        type: 'logo-wall',
        props: { heading: 'Pembicara', logos: { $bind: 'speakers', each: { href: 'linkedIn' } } },
      },
      {
        id: 'kegiatan',
        type: 'feature-grid',
        props: {
          heading: 'Kegiatan',
          items: { $bind: 'activities', each: { title: 'name', text: 'description' } },
        },
      },
      {
        id: 'sponsor',
        type: 'feature-grid',
        props: {
          heading: 'Paket sponsor',
          items: { $bind: 'tiers', each: { title: 'name', text: 'price' } },
        },
      },
      {
        id: 'mitra-festival',
        type: 'logo-wall',
        props: { heading: 'Mitra', logos: { $bind: 'partners' } },
      },
      { id: 'tanya', type: 'faq', props: { heading: 'Tanya', items: { $bind: 'questions' } } },
    ],
  },
}

/** The routes that are added to those of a new layout. */
export const routes = [
  {
    path: '/Portfolio/:type?',
    page: 'karya',
    checks: [{ parameter: 'type', oneOf: ['desa', 'kampus'] }],
  },
  {
    path: '/Portfolio/:type/:title',
    page: 'satu-karya',
    checks: [{ exists: 'case' }, { parameter: 'type', equals: 'case.kind' }],
  },
  { path: '/Lms/Features/:slug', page: 'fitur', checks: [{ exists: 'feature' }] },
  { path: '/Festival', page: 'festival' },
  { path: '/Panitia', page: 'festival', middleware: ['auth'] },
  { path: '/Login', page: 'masuk' },
  { path: '/CallbackAuth', page: 'kembali' },
  { path: '/Draf', page: 'festival', seo: { robots: 'noindex, follow' } },
]
