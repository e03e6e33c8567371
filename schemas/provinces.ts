/** The codes of the provinces at the ministry of home affairs, by the slugs of their names, as queries carry them. */
export const provinceIds: Readonly<Record<string, string>> = {
  aceh: '11',
  bali: '51',
  banten: '36',
  bengkulu: '17',
  'daerah-istimewa-yogyakarta': '34',
  'dki-jakarta': '31',
  gorontalo: '75',
  jambi: '15',
  'jawa-barat': '32',
  'jawa-tengah': '33',
  'jawa-timur': '35',
  'kalimantan-barat': '61',
  'kalimantan-selatan': '63',
  'kalimantan-tengah': '62',
  'kalimantan-timur': '64',
  'kalimantan-utara': '65',
  'kepulauan-bangka-belitung': '19',
  'kepulauan-riau': '21',
  lampung: '18',
  maluku: '81',
  'maluku-utara': '82',
  'nusa-tenggara-barat': '52',
  'nusa-tenggara-timur': '53',
  papua: '91',
  'papua-barat': '92',
  'papua-barat-daya': '96',
  'papua-pegunungan': '95',
  'papua-selatan': '93',
  'papua-tengah': '94',
  riau: '14',
  'sulawesi-barat': '76',
  'sulawesi-selatan': '73',
  'sulawesi-tengah': '72',
  'sulawesi-tenggara': '74',
  'sulawesi-utara': '71',
  'sumatera-barat': '13',
  'sumatera-selatan': '16',
  'sumatera-utara': '12',
}

const nameOf = (slug: string): string =>
  slug
    .split('-')
    .map((word) => (word === 'dki' ? 'DKI' : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ')

/** Their names by the same slugs. */
export const provinceNames: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(provinceIds).map((slug) => [slug, nameOf(slug)]),
)
