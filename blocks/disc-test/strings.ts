import type { Locale } from '#schemas/text.ts'

const id = {
  none: 'Tes ini belum memiliki pernyataan. Kembali lagi nanti.',
  noResult:
    'Alamat ini bukan hasil tes: skornya kurang atau tidak mungkin. Kerjakan tesnya di sini.',
  how: 'Dalam setiap kelompok, pilih satu pernyataan yang paling seperti Anda dan satu yang paling bukan Anda. Tidak ada jawaban yang salah.',
  limits:
    'Hasilnya membandingkan kecenderungan dalam diri Anda sendiri, bukan Anda dengan orang lain. Tes ini bahan renungan, bukan diagnosis, dan bukan dasar untuk menerima atau menolak orang.',
  keys: 'Dengan papan ketik: tekan 1–4 untuk yang paling, 1–4 lagi untuk yang paling bukan, lalu Enter.',
  group: (number: number, of: number) => `Kelompok ${number} dari ${of}`,
  progress: (done: number, of: number) => `${done} dari ${of} kelompok sudah dijawab`,
  most: 'Paling seperti saya',
  least: 'Paling bukan saya',
  chooseBoth:
    'Pilih dua pernyataan: satu yang paling seperti Anda, dan satu lain yang paling bukan Anda.',
  back: 'Kembali',
  next: 'Lanjut',
  send: 'Simpan dan lihat hasil',
  name: 'Nama',
  nameHint: 'Nama tidak tampil di hasil, juga tidak di alamatnya.',
  unsent: 'Tidak ingin hasilnya disimpan?',
  showUnsent: 'Lihat hasil tanpa mengirim',
  submit: 'Kirim dan lihat hasil',
  sent: { heading: 'Hasil Anda tersimpan', text: 'Halaman hasil sedang dibuka.' },
}

/** The texts of the test, without those of its result. */
export type DiscWords = typeof id

export const strings: Record<Locale, DiscWords> = {
  id,
  en: {
    none: 'This test has no statements yet. Come back later.',
    noResult:
      'This address is no result of the test: scores are missing or impossible. Take the test here.',
    how: 'In each group choose one statement that is most like you, and one that is least. No answer is wrong.',
    limits:
      'The result compares tendencies within yourself, not you with others. It is something to think about, no diagnosis, and no ground for hiring or turning down anyone.',
    keys: 'By keyboard: press 1–4 for most, 1–4 again for least, then Enter.',
    group: (number, of) => `Group ${number} of ${of}`,
    progress: (done, of) => `${done} of ${of} groups answered`,
    most: 'Most like me',
    least: 'Least like me',
    chooseBoth: 'Choose two statements: one that is most like you, and another that is least.',
    back: 'Back',
    next: 'Next',
    send: 'Store and see the result',
    name: 'Name',
    nameHint: 'The name is not in the result, nor in its address.',
    unsent: 'Would you rather not have it stored?',
    showUnsent: 'See the result without sending',
    submit: 'Send and see the result',
    sent: { heading: 'Your result is stored', text: 'Its page is being opened.' },
  },
}
