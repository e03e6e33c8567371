// Vocabulary of generated rows: large enough, and close enough to Indonesian, for search measurements to be realistic.

const subjects = [
  ['Menulis Laporan', 'Merawat Kebun', 'Membaca Data', 'Menyusun Anggaran', 'Mengajar Membaca'],
  ['Mengolah Kopi', 'Membatik Pesisir', 'Merakit Jaringan', 'Menjahit Layar', 'Memotret Pasar'],
  ['Berhitung Cepat', 'Bercerita', 'Menenun Lurik', 'Memasak Sayur', 'Menggambar Peta'],
].flat()
const areas = {
  Bandung: 'Jawa Barat',
  Surakarta: 'Jawa Tengah',
  Malang: 'Jawa Timur',
  Kupang: 'Nusa Tenggara Timur',
  Ambon: 'Maluku',
  Padang: 'Sumatera Barat',
  Banjarmasin: 'Kalimantan Selatan',
  Makassar: 'Sulawesi Selatan',
}
const cities = Object.keys(areas)
const provinces = Object.values(areas)
const people = [
  'Sekar',
  'Bayu',
  'Ratna',
  'Wira',
  'Laras',
  'Damar',
  'Intan',
  'Galih',
  'Puspa',
  'Yoga',
]
const sentences = [
  'Murid kelas sore belajar membaca peta pasar dan menghitung jarak antardesa.',
  'Guru pendamping mencatat kemajuan setiap kelompok sebelum pelajaran berakhir.',
  'Perpustakaan kecil di tepi sungai meminjamkan buku kepada keluarga nelayan.',
  'Panitia menyusun anggaran lomba dan mengumumkannya di papan sekolah.',
  'Para petani muda menanam kopi di lereng yang dahulu dibiarkan gundul.',
  'Bengkel kayu itu menerima pemagang yang tekun dan mau bertanya.',
  'Warga membersihkan saluran air sambil menceritakan kisah lama kampung mereka.',
  'Peserta menulis laporan singkat lalu membacakannya di depan teman sebangku.',
  'Radio sekolah memutar lagu daerah setiap Jumat pagi sebelum upacara.',
  'Ibu penenun mengajarkan cara memilih benang yang tidak mudah luntur.',
  'Data curah hujan dikumpulkan murid selama dua musim tanam berturut-turut.',
  'Lokakarya berikutnya membahas cara merawat mesin jahit tua di rumah.',
  'Koperasi membeli hasil panen dengan harga yang disepakati bersama.',
  'Anak-anak menggambar laut, perahu, dan layar berwarna biru kehijauan.',
  'Kepala sekolah mengundang orang tua untuk mendengar rencana tahun depan.',
  'Pelatihan daring berlangsung dua kali seminggu dan direkam untuk ditonton lagi.',
]
/** Part of one text in a hundred, so that a search for a rare word has results. */
const rare = 'Sebuah mercusuar tua di ujung tanjung masih dijaga oleh dua bersaudara.'

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`
const array = (texts: readonly string[]) => `(ARRAY[${texts.map(literal).join(',')}])`
const pick = (texts: readonly string[], by: string) =>
  `${array(texts)}[1 + abs(${by}) % ${texts.length}]`

/** SQL expressions that generate texts from `s`, the site's number, and `n`, the row's number. */
export const made = {
  title: `${pick(subjects, 'n + s')} || ' di ' || ${pick(cities, 'n / 15 + s')} || ' ' || n`,
  person: `${pick(people, 'n')} || ' ' || ${pick(people, 'n / 10 + 3')}`,
  city: pick(cities, 'n'),
  province: pick(provinces, 'n'),
  sentence: pick(sentences, 'n * 7 + s'),
  /** About a hundred words. */
  text: [0, 1, 2, 3, 4, 5, 6, 7]
    .map((part) => pick(sentences, `n * ${2 * part + 1} + s + ${part} * (n / 16)`))
    .concat(`case when (n + s) % 100 = 0 then ${literal(rare)} else '' end`)
    .join(` || ' ' || `),
}
