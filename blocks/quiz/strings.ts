import type { Locale } from '#schemas/text.ts'

const id = {
  subjects: 'Pilih mata pelajaran',
  every: 'Semua mata pelajaran',
  none: 'Belum ada soal untuk mata pelajaran ini. Pilih yang lain, atau kembali nanti.',
  settings: 'Atur kuis',
  count: 'Banyaknya soal',
  questions: (count: number) => `${count} soal`,
  pace: 'Waktu',
  paces: {
    none: 'Tanpa batas',
    question: '30 detik untuk setiap soal',
    whole: 'Satu menit per soal, untuk seluruh kuis',
  },
  start: 'Mulai kuis',
  private:
    'Jawaban hanya disimpan di perangkat ini dan tidak pernah dikirim. Bila Anda masuk, nilai akhirnya (nama kuis, jumlah benar, jumlah soal) disimpan di akun Anda.',
  barred:
    'Peramban ini tidak mengizinkan penyimpanan, jadi kuis tidak dapat dilanjutkan setelah halaman dimuat ulang dan hasilnya tidak disimpan.',
  list: 'Semua soal dan jawabannya',
  readList: 'Baca semua soal tanpa kuis',
  hideList: 'Sembunyikan semua soal',
  answerOf: 'Lihat jawaban',
  rightAnswer: 'Jawaban yang benar',
  progress: (at: number, of: number) => `Soal ${at} dari ${of}`,
  timeLeft: 'Sisa waktu',
  announce: (seconds: number) =>
    seconds < 60 ? `Sisa ${seconds} detik.` : `Sisa ${seconds / 60} menit.`,
  keys: 'Pilih dengan tombol panah atau angka, lalu tekan Enter untuk lanjut.',
  back: 'Kembali',
  next: 'Lanjut',
  finish: 'Selesai',
  stop: 'Akhiri sekarang',
  open: (count: number) => `${count} soal belum dijawab dan akan dihitung salah.`,
  closed: 'Waktu untuk soal ini sudah habis, jadi jawabannya tidak dapat diubah.',
  questionLate: (number: number) => `Waktu untuk soal ${number} sudah habis.`,
  quizLate: 'Waktu sudah habis. Jawaban yang sudah dipilih tetap dihitung.',
  result: (right: number, of: number) => `${right} dari ${of} benar`,
  percent: (percent: number) => `Nilai ${percent} dari 100`,
  review: 'Pembahasan',
  right: 'Benar',
  wrong: 'Salah',
  unanswered: 'Tidak dijawab',
  yourAnswer: 'Jawaban Anda',
  again: 'Ulangi',
  wrongOnly: 'Soal yang salah saja',
  change: 'Ubah pengaturan',
  past: 'Hasil terakhir di perangkat ini',
  pastScore: (right: number, of: number) => `${right} dari ${of}`,
  deleteResults: 'Hapus hasil',
  deleted: 'Hasil di perangkat ini sudah dihapus.',
}

/** The texts of a quiz. */
export type QuizWords = typeof id

export const strings: Record<Locale, QuizWords> = {
  id,
  en: {
    subjects: 'Choose a subject',
    every: 'All subjects',
    none: 'This subject has no questions yet. Choose another one, or come back later.',
    settings: 'Set up the quiz',
    count: 'Number of questions',
    questions: (count) => `${count} questions`,
    pace: 'Time',
    paces: {
      none: 'No limit',
      question: '30 seconds for each question',
      whole: 'One minute per question, for the whole quiz',
    },
    start: 'Start the quiz',
    private:
      'Answers are stored on this device only and never sent. If you are signed in, the final score (name of the quiz, right answers, questions) is stored in your account.',
    barred:
      'This browser does not allow storage, so the quiz cannot be resumed after a reload and its result is not stored.',
    list: 'All questions and answers',
    readList: 'Read all questions without the quiz',
    hideList: 'Hide all questions',
    answerOf: 'Show the answer',
    rightAnswer: 'Right answer',
    progress: (at, of) => `Question ${at} of ${of}`,
    timeLeft: 'Time left',
    announce: (seconds) =>
      seconds < 60
        ? `${seconds} seconds left.`
        : `${seconds / 60} ${seconds === 60 ? 'minute' : 'minutes'} left.`,
    keys: 'Choose with the arrow keys or digits, then press Enter to go on.',
    back: 'Back',
    next: 'Next',
    finish: 'Finish',
    stop: 'End now',
    open: (count) =>
      count === 1
        ? '1 question has no answer and will count as wrong.'
        : `${count} questions have no answer and will count as wrong.`,
    closed: 'The time for this question is over, so its answer cannot be changed.',
    questionLate: (number) => `The time for question ${number} is over.`,
    quizLate: 'The time is over. The answers that you chose still count.',
    result: (right, of) => `${right} of ${of} right`,
    percent: (percent) => `Score ${percent} of 100`,
    review: 'Review',
    right: 'Right',
    wrong: 'Wrong',
    unanswered: 'Not answered',
    yourAnswer: 'Your answer',
    again: 'Try again',
    wrongOnly: 'Wrong ones only',
    change: 'Change the settings',
    past: 'Last results on this device',
    pastScore: (right, of) => `${right} of ${of}`,
    deleteResults: 'Delete the results',
    deleted: 'The results on this device were deleted.',
  },
}
