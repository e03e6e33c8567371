import type { Bank } from '#schemas/services/payout.ts'

/**
 * Commercial banks of Indonesia by the three digits of their code at Bank Indonesia, as the transfer
 * networks use them. The codes are those of a payment gateway's list, under the banks' present names:
 * https://github.com/zenospaycom/api-docs/blob/main/v1/apendix.md (read in November 2026). Banks that
 * merged or closed, Sharia branches of a bank that is listed, rural banks and electronic money are
 * left out.
 */
const banksByCode: Record<string, string> = {
  '002': 'Bank Rakyat Indonesia (BRI)',
  '008': 'Bank Mandiri',
  '009': 'Bank Negara Indonesia (BNI)',
  '011': 'Bank Danamon Indonesia',
  '013': 'Bank Permata',
  '014': 'Bank Central Asia (BCA)',
  '016': 'Bank Maybank Indonesia',
  '019': 'Bank Panin',
  '022': 'Bank CIMB Niaga',
  '023': 'Bank UOB Indonesia',
  '028': 'Bank OCBC NISP',
  '031': 'Citibank',
  '036': 'Bank China Construction Bank Indonesia',
  '037': 'Bank Artha Graha Internasional',
  '040': 'Bangkok Bank',
  '041': 'Bank HSBC Indonesia',
  '042': 'MUFG Bank',
  '046': 'Bank DBS Indonesia',
  '047': 'Bank Resona Perdania',
  '048': 'Bank Mizuho Indonesia',
  '050': 'Standard Chartered Bank',
  '054': 'Bank Capital Indonesia',
  '061': 'Bank ANZ Indonesia',
  '067': 'Deutsche Bank',
  '069': 'Bank of China (Hong Kong)',
  '076': 'Bank Bumi Arta',
  '095': 'Bank JTrust Indonesia',
  '097': 'Bank Mayapada',
  '110': 'Bank BJB',
  '111': 'Bank DKI',
  '112': 'Bank BPD DIY',
  '113': 'Bank Jateng',
  '114': 'Bank Jatim',
  '115': 'Bank Jambi',
  '116': 'Bank Aceh Syariah',
  '117': 'Bank Sumut',
  '118': 'Bank Nagari',
  '119': 'Bank Riau Kepri Syariah',
  '120': 'Bank Sumsel Babel',
  '121': 'Bank Lampung',
  '122': 'Bank Kalsel',
  '123': 'Bank Kalbar',
  '124': 'Bank Kaltimtara',
  '125': 'Bank Kalteng',
  '126': 'Bank Sulselbar',
  '127': 'Bank SulutGo',
  '128': 'Bank NTB Syariah',
  '129': 'Bank BPD Bali',
  '130': 'Bank NTT',
  '131': 'Bank Maluku Malut',
  '132': 'Bank Papua',
  '133': 'Bank Bengkulu',
  '134': 'Bank Sulteng',
  '135': 'Bank Sultra',
  '137': 'Bank Banten',
  '146': 'Bank of India Indonesia',
  '147': 'Bank Muamalat Indonesia',
  '151': 'Bank Mestika Dharma',
  '152': 'Bank Shinhan Indonesia',
  '153': 'Bank Sinarmas',
  '157': 'Bank Maspion Indonesia',
  '161': 'Bank Ganesha',
  '164': 'Bank ICBC Indonesia',
  '167': 'Bank QNB Indonesia',
  '200': 'Bank Tabungan Negara (BTN)',
  '212': 'Bank Woori Saudara',
  '213': 'Bank BTPN',
  '405': 'Bank Victoria Syariah',
  '425': 'Bank BJB Syariah',
  '426': 'Bank Mega',
  '441': 'Bank KB Bukopin',
  '451': 'Bank Syariah Indonesia (BSI)',
  '472': 'Bank Jasa Jakarta',
  '484': 'Bank KEB Hana Indonesia',
  '485': 'Bank MNC Internasional',
  '490': 'Bank Neo Commerce',
  '494': 'Bank Raya Indonesia',
  '498': 'Bank SBI Indonesia',
  '501': 'Bank BCA Digital (blu)',
  '503': 'Bank Nationalnobu',
  '506': 'Bank Mega Syariah',
  '513': 'Bank Ina Perdana',
  '517': 'Bank Panin Dubai Syariah',
  '521': 'Bank KB Bukopin Syariah',
  '523': 'Bank Sahabat Sampoerna',
  '531': 'Bank Amar Indonesia',
  '535': 'SeaBank Indonesia',
  '536': 'Bank BCA Syariah',
  '542': 'Bank Jago',
  '547': 'Bank BTPN Syariah',
  '548': 'Bank Multiarta Sentosa',
  '553': 'Bank Mayora',
  '555': 'Bank Index Selindo',
  '564': 'Bank Mandiri Taspen',
  '566': 'Bank Victoria International',
  '567': 'Allo Bank Indonesia',
  '947': 'Bank Aladin Syariah',
  '949': 'Bank CTBC Indonesia',
  '950': 'Bank Commonwealth',
}

/** Every bank that payouts can be sent to, by name. */
export const banks: readonly Bank[] = Object.entries(banksByCode)
  .map(([code, name]) => ({ code, name }))
  .toSorted((a, b) => a.name.localeCompare(b.name, 'id'))

const byCode = new Map(banks.map((bank) => [bank.code, bank]))

/** The bank with this code; undefined for an unknown code. */
export const findBank = (code: string): Bank | undefined => byCode.get(code)

/** The codes of the banks whose names contain the text, ignoring case. */
export const codesOf = (words: string): string[] =>
  banks
    .filter(({ name }) => name.toLowerCase().includes(words.toLowerCase()))
    .map(({ code }) => code)
