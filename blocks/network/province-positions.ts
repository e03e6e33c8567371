import { provinceNames } from '#schemas/provinces.ts'

/** East longitude and latitude of the middle of each province, by the slugs of their names. */
const degrees: Readonly<Record<string, readonly [east: number, north: number]>> = {
  aceh: [96.9, 4.3],
  bali: [115.2, -8.4],
  banten: [106.1, -6.5],
  bengkulu: [102.4, -3.6],
  'daerah-istimewa-yogyakarta': [110.4, -7.9],
  'dki-jakarta': [106.8, -6.2],
  gorontalo: [122.4, 0.7],
  jambi: [102.7, -1.6],
  'jawa-barat': [107.6, -7],
  'jawa-tengah': [110.1, -7.1],
  'jawa-timur': [112.6, -7.7],
  'kalimantan-barat': [110.6, 0],
  'kalimantan-selatan': [115.3, -3],
  'kalimantan-tengah': [113.3, -1.6],
  'kalimantan-timur': [116.4, 0.4],
  'kalimantan-utara': [116.6, 3.1],
  'kepulauan-bangka-belitung': [106.3, -2.5],
  'kepulauan-riau': [104.4, 1],
  lampung: [105, -4.9],
  maluku: [129.4, -3.2],
  'maluku-utara': [127.8, 0.9],
  'nusa-tenggara-barat': [117.2, -8.6],
  'nusa-tenggara-timur': [121.6, -8.7],
  papua: [139.8, -3.4],
  'papua-barat': [133.6, -1.6],
  'papua-barat-daya': [131.6, -1],
  'papua-pegunungan': [139.4, -4.6],
  'papua-selatan': [139.6, -7],
  'papua-tengah': [136.4, -3.7],
  riau: [101.7, 0.6],
  'sulawesi-barat': [119.3, -2.5],
  'sulawesi-selatan': [120, -4.2],
  'sulawesi-tengah': [120.9, -1.2],
  'sulawesi-tenggara': [122, -4],
  'sulawesi-utara': [124.5, 0.8],
  'sumatera-barat': [100.5, -0.8],
  'sumatera-selatan': [104.2, -3.2],
  'sumatera-utara': [99, 2.2],
}

const byName = new Map(
  Object.entries(degrees).map(([slug, [east, north]]) => [
    provinceNames[slug]?.toLowerCase(),
    { x: Math.round((east - 94.5) * 10), y: Math.round((6.5 - north) * 10) },
  ]),
)

/** Where a province is on the map of islands; undefined for a name that none has. */
export const findPosition = (province: string): { x: number; y: number } | undefined =>
  byName.get(province.trim().toLowerCase())
