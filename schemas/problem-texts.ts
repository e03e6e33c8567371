import type { CallProblem } from './problems.ts'

/** What people read in Indonesian when a call fails: a title, and what is wrong with what to do. */
export const indonesianProblems: Readonly<Record<CallProblem, { title: string; message: string }>> =
  {
    'bad-input': {
      title: 'Isian keliru',
      message: 'Periksa bagian yang ditandai, lalu kirim lagi.',
    },
    'sign-in-first': { title: 'Belum masuk', message: 'Masuk dahulu, lalu coba lagi.' },
    'app-token': {
      title: 'Token aplikasi tidak berlaku',
      message: 'Token aplikasi sudah lewat waktu atau bukan dari situs ini. Muat ulang halaman.',
    },
    'not-allowed': {
      title: 'Tidak diizinkan',
      message: 'Akun Anda tidak boleh melakukan ini.',
    },
    'sign-in-again': {
      title: 'Masuk sudah terlalu lama',
      message: 'Masuk sekali lagi, lalu ulangi dalam lima menit.',
    },
    'not-found': { title: 'Tidak ditemukan', message: 'Yang Anda cari tidak ada di sini.' },
    'wrong-method': {
      title: 'Metode keliru',
      message: 'Alamat ini tidak menerima metode tersebut.',
    },
    conflict: {
      title: 'Bertentangan dengan yang tersimpan',
      message: 'Ini bertentangan dengan yang sudah tersimpan. Periksa, lalu pilih nilai lain.',
    },
    'registration-closed': {
      title: 'Pendaftaran tidak dibuka',
      message: 'Pendaftaran kelas ini sedang tidak dibuka. Pilih kelas lain yang dibuka.',
    },
    'class-full': {
      title: 'Kelas sudah penuh',
      message: 'Semua kursi kelas ini sudah terisi. Pilih kelas lain.',
    },
    over: { title: 'Sudah tidak ada', message: 'Ini sudah tidak berlaku. Mintalah yang baru.' },
    'changed-meanwhile': {
      title: 'Sudah berubah',
      message: 'Sementara itu isinya sudah berubah. Muat ulang, lalu ulangi perubahan Anda.',
    },
    'too-large': {
      title: 'Terlalu besar',
      message: 'Kiriman ini terlalu besar. Persingkat dahulu.',
    },
    'wrong-type': {
      title: 'Jenis kiriman keliru',
      message: 'Jenis kiriman ini tidak diterima di sini.',
    },
    'refused-value': {
      title: 'Nilai tidak dapat diterima',
      message: 'Periksa bagian yang ditandai, lalu kirim lagi.',
    },
    'name-the-version': {
      title: 'Versi tidak disebutkan',
      message: 'Sebutkan versi yang diubah: baca dahulu, lalu kirim ETag-nya dalam If-Match.',
    },
    'too-often': {
      title: 'Terlalu sering',
      message: 'Sudah cukup untuk saat ini. Coba lagi dalam {seconds} detik.',
    },
    defect: {
      title: 'Kesalahan server',
      message: 'Layanan belum dapat menjawab. Coba lagi sebentar lagi.',
    },
    'broken-answer': {
      title: 'Jawaban layanan tidak terbaca',
      message: 'Layanan memberi jawaban yang tidak terbaca. Coba lagi sebentar lagi.',
    },
    busy: { title: 'Sedang sibuk', message: 'Layanan sedang sibuk. Coba lagi sebentar lagi.' },
    'too-slow': {
      title: 'Layanan terlalu lambat',
      message: 'Layanan tidak menjawab tepat waktu. Coba lagi sebentar lagi.',
    },
    'no-space': {
      title: 'Ruang penuh',
      message: 'Tidak ada ruang untuk menyimpan ini. Coba lagi nanti.',
    },
  }
