import type { FixturesOf } from '../fixture-types.ts'
import type { richText } from './index.ts'

const body = `Program ini lahir dari sebuah ruang baca di Kupang pada tahun 2016. Kami mulai dengan dua belas peserta, empat laptop pinjaman, dan satu pertanyaan: mengapa belajar teknologi harus pindah kota?

## Yang kami percaya

Belajar tidak harus jauh dari rumah. Yang dibutuhkan adalah mentor yang sabar, tugas yang nyata, dan teman seperjalanan.

- Mentor dari dunia kerja
- Proyek dari lingkungan sekitar
- Biaya yang tertulis di depan

## Cara kami bekerja

Setiap angkatan berjalan dua belas minggu. Peserta bertemu mentor dua kali seminggu dan menyelesaikan satu proyek bersama mitra setempat.`

const aside = '<p class="lead">“Saya belajar dari rumah, dan bekerja dari rumah.”</p>'

export const fixtures = {
  filled: { props: { body }, data: {} },
  empty: { props: {}, data: {} },
  aside: {
    props: { heading: 'Dari ruang baca ke 62 kota', body, look: 'aside', band: 'tint' },
    data: {},
  },
  points: {
    props: { heading: 'Yang dapat dilakukan', points: ['Dua belas bahasa', 'Ujian daring'] },
    data: {},
  },
  html: {
    props: {
      heading: 'Yang kami tinggalkan',
      html: '<p>Satu lemari buku dan <strong>jadwal jaga</strong>.</p>',
    },
    data: {},
  },
  beside: { props: { body, look: 'aside' }, data: {}, slots: { aside } },
  columns: {
    props: { heading: 'Dari ruang baca ke 62 kota', body, look: 'columns' },
    data: {},
    slots: { body: '<p>Ditulis bersama para alumni.</p>' },
    locale: 'en',
  },
} satisfies FixturesOf<typeof richText>
