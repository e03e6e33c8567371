import type { Locale } from '#schemas/text.ts'

const id = {
  eyebrow: 'Hasil tes DISC',
  scores: 'Skor',
  chart: 'Grafik empat skor dari 0 sampai 100; tabel di sebelahnya memuat angka yang sama.',
  dimension: 'Dimensi',
  score: 'Skor',
  middle: 'Garis putus-putus adalah 50: dipilih paling sering dan paling jarang sama banyaknya.',
  tied: 'Dua skor atau lebih sama tinggi. Urutan D, I, S, C yang menentukan polanya, jadi baca juga uraian dimensi lainnya.',
  inWords: 'Setiap dimensi',
  reading: 'Cara membaca hasil ini',
  ipsative:
    'Setiap pilihan menambah satu dimensi dan mengurangi dimensi lain, sehingga jumlah keempat skor selalu sekitar 200. Skor tinggi berarti lebih sering dipilih daripada tiga dimensi lain, bukan lebih tinggi daripada skor orang lain.',
  notFor:
    'Karena itu hasil ini tidak dapat dipakai untuk membandingkan orang, menerima karyawan, atau menilai kesehatan jiwa. Hasilnya dapat berubah menurut suasana dan waktu.',
  sources: 'Sumber',
  share: 'Bagikan hasil',
  shareNote: 'Alamatnya hanya memuat empat angka, tanpa nama.',
  shareText: (title: string) => `Hasil tes DISC saya: ${title}.`,
  whatsapp: 'Kirim lewat WhatsApp',
  copy: 'Salin tautan',
  more: 'Cara lain',
  copied: 'Tautan sudah disalin.',
  notCopied: 'Tautan belum dapat disalin. Salin sendiri dari sini:',
  again: 'Kerjakan tes dari awal',
}

/** The texts of a result. */
export const resultWords: Record<Locale, typeof id> = {
  id,
  en: {
    eyebrow: 'Result of the DISC test',
    scores: 'Scores',
    chart: 'A chart of four scores from 0 to 100; the table beside it has the same figures.',
    dimension: 'Dimension',
    score: 'Score',
    middle: 'The dashed line is 50: chosen as most and as least equally often.',
    tied: 'Two scores or more are equal. The order D, I, S, C decides the pattern, so read about the other dimensions, too.',
    inWords: 'Each dimension',
    reading: 'How to read this result',
    ipsative:
      'Each choice adds to one dimension and takes from another, so that the four scores always add up to about 200. A high score means that it was chosen more often than the other three, not that it is higher than the score of someone else.',
    notFor:
      'This is why the result cannot be used to compare people, to hire them or to judge anyone’s mental health. It may change with mood and time.',
    sources: 'Sources',
    share: 'Share the result',
    shareNote: 'The address has four numbers only, and no name.',
    shareText: (title) => `My result of the DISC test: ${title}.`,
    whatsapp: 'Send by WhatsApp',
    copy: 'Copy the link',
    more: 'Other ways',
    copied: 'The link is copied.',
    notCopied: 'The link could not be copied. Copy it from here:',
    again: 'Take the test from the start',
  },
}

/** The literature that the test and its scores follow. */
export const sources = [
  'Marston, W. M. (1928). Emotions of Normal People.',
  'Hicks, L. E. (1970). Some properties of ipsative, normative, and forced-choice normative measures. Psychological Bulletin, 74(3), 167–184.',
  'Meade, A. W. (2004). Psychometric problems and issues involved with creating and using ipsative measures for selection. Journal of Occupational and Organizational Psychology, 77(4), 531–552.',
]
