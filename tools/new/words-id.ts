import type { Words } from './first-words.ts'

/** The initial texts of a site in Indonesian; `{title}` is the site’s title. */
export const indonesian: Words = {
  menu: { classes: 'Kelas', about: 'Tentang' },
  home: {
    title: 'Belajar di {title}',
    shortTitle: 'Beranda',
    description:
      'Lihat kelas yang sedang dibuka, baca isinya modul demi modul, dan pilih yang sesuai dengan waktu serta tingkat Anda.',
    heading: 'Belajar bersama {title}',
    lead: 'Pilih kelas yang sedang dibuka, baca isinya sampai tuntas, lalu mulai ketika Anda siap.',
    see: 'Lihat kelas',
    more: 'Tentang kami',
  },
  features: {
    heading: 'Yang dapat Anda harapkan',
    items: [
      {
        title: 'Isi kelas terbuka',
        text: 'Silabus setiap kelas ditulis modul demi modul, jadi Anda tahu apa yang dipelajari sebelum mendaftar.',
        icon: 'book',
      },
      {
        title: 'Status yang jelas',
        text: 'Kelas yang akan datang, dibuka, berjalan, dan selesai ditandai menurut tanggalnya.',
        icon: 'clock',
      },
      {
        title: 'Tingkat yang tertulis',
        text: 'Pemula, menengah, atau lanjut: setiap kelas menyebut untuk siapa ia disusun.',
        icon: 'compass',
      },
    ],
  },
  classes: {
    heading: 'Kelas',
    lead: 'Saring menurut status untuk menemukan kelas yang masih menerima peserta.',
    all: 'Semua kelas',
    description:
      'Semua kelas dengan statusnya: akan datang, menerima pendaftaran, sedang berjalan, atau sudah selesai.',
    syllabus: 'Silabus',
    others: 'Kelas lainnya',
    one: 'Kelas',
  },
  questions: {
    heading: 'Sebelum mulai',
    items: [
      {
        question: 'Bagaimana memilih kelas?',
        answer:
          'Mulailah dari tingkatnya, lalu baca silabusnya. Bila modul pertamanya terasa wajar, kelas itu sesuai untuk Anda.',
      },
      {
        question: 'Kelas mana yang masih dibuka?',
        answer:
          'Kelas yang menerima pendaftaran diberi tanda di kartunya. Tanda itu berganti sendiri ketika masa pendaftaran berakhir.',
      },
      {
        question: 'Apa yang perlu disiapkan?',
        answer:
          'Jadwal dan syarat setiap kelas tertulis di halamannya. Bacalah sampai selesai sebelum memutuskan.',
      },
    ],
  },
  call: {
    heading: 'Mulai dari satu kelas',
    lead: 'Tidak perlu memilih semuanya hari ini. Satu kelas yang diselesaikan sudah berarti.',
    action: 'Pilih kelas',
  },
  about: {
    heading: 'Tentang {title}',
    lead: 'Tempat belajar yang isinya dapat dibaca sebelum diikuti.',
    description:
      'Untuk apa situs belajar ini ada, bagaimana kelasnya disusun, dan dari mana sebaiknya Anda mulai.',
    parts: [
      [
        'Untuk apa kami ada',
        'Belajar lebih mudah ketika orang tahu apa yang akan dihadapinya. Karena itu setiap kelas di sini menuliskan isinya, jadwalnya, dan untuk siapa ia disusun.',
      ],
      [
        'Bagaimana kelas disusun',
        'Sebuah kelas terdiri dari modul, dan setiap modul dari bab. Anda dapat membaca susunannya di halaman kelas tanpa harus masuk lebih dahulu.',
      ],
      [
        'Dari mana mulai',
        'Buka daftar kelas, saring menurut status, lalu baca satu silabus sampai habis. Bila sesuai, ikuti kelasnya; bila tidak, kembali dan coba yang lain.',
      ],
    ],
  },
  footer: {
    line: 'Belajar satu kelas demi satu kelas.',
    learn: 'Belajar',
    terms: 'Ketentuan',
    privacy: 'Kebijakan Privasi',
    conditions: 'Syarat dan Ketentuan',
  },
}
