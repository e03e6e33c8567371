import type { FixturesOf } from '../fixture-types.ts'
import type { form } from './index.ts'

const consent = 'Data Anda dipakai untuk menjawab kiriman ini, dan dihapus bila Anda meminta.'

const regions = {
  items: [
    { id: '34', name: 'DI Yogyakarta', cities: [{ id: '34.71', name: 'Kota Yogyakarta' }] },
    { id: '33', name: 'Jawa Tengah', cities: [{ id: '33.74', name: 'Kota Semarang' }] },
  ],
}

const school = {
  endpoint: 'v1/school/register' as const,
  heading: 'Daftarkan sekolah',
  consent,
  fields: [
    { name: 'name', label: 'Nama sekolah', placeholder: 'SMK Negeri 1' },
    { name: 'cityId', label: 'Kota atau kabupaten' },
    { name: 'students', label: 'Jumlah siswa' },
    { name: 'contactName', label: 'Nama narahubung' },
    { name: 'contactEmail', label: 'Surel', help: 'Jawaban kami kirim ke alamat ini.' },
    { name: 'contactPhone', label: 'Nomor telepon' },
  ],
}

const team = {
  endpoint: 'v1/team/register' as const,
  heading: 'Register a team',
  consent,
  fields: [
    { name: 'name', label: 'Name of the team' },
    { name: 'schoolId', label: 'School' },
    { name: 'schoolName', label: 'Name of the school' },
    { name: 'mentorName', label: 'Mentor' },
    { name: 'mentorPhone', label: 'Telephone of the mentor' },
    {
      name: 'members',
      label: 'Member',
      add: 'Add a member',
      fields: [
        { name: 'name', label: 'Name' },
        { name: 'email', label: 'E-mail' },
      ],
    },
  ],
  fixed: [{ name: 'event', value: 'liga-smk' }],
}

export const fixtures = {
  filled: { props: school, data: { regions } },
  empty: {
    props: {
      endpoint: 'rest/v1/book_reviews',
      heading: 'Tulis komentar',
      consent,
      fields: [
        { name: 'name', label: 'Nama' },
        { name: 'message', label: 'Komentar' },
      ],
    },
    data: {},
  },
  steps: {
    props: {
      ...school,
      steps: [
        { title: 'Sekolah', fields: ['name', 'cityId', 'students'] },
        { title: 'Narahubung', fields: ['contactName', 'contactEmail', 'contactPhone'] },
      ],
    },
    data: { regions },
  },
  choices: {
    props: {
      endpoint: 'rest/v1/donations',
      heading: 'Janjikan donasi',
      consent,
      band: 'tint',
      submit: 'Catat janji donasi',
      fields: [
        {
          name: 'amount',
          label: 'Jumlah',
          options: [
            { value: '50000', label: 'Rp50.000' },
            { value: '100000', label: 'Rp100.000' },
          ],
          other: 'Jumlah lain',
        },
        { name: 'name', label: 'Nama', help: 'Tanpa nama, donasi Anda anonim.' },
      ],
    },
    data: {},
  },
  topics: {
    props: {
      endpoint: 'rest/v1/aspirations',
      heading: 'Tulis harapan',
      consent,
      fields: [
        { name: 'name', label: 'Nama' },
        {
          name: 'topics',
          label: 'Tentang',
          options: [{ value: 'Kelas' }, { value: 'Beasiswa' }],
        },
        { name: 'message', label: 'Harapan' },
      ],
    },
    data: {},
  },
  team: {
    props: team,
    data: {
      schools: {
        items: [
          {
            id: '7f0e5a52-35d1-4c5e-9d3e-0d6a60a3f7a1',
            name: 'SMK Contoh',
            slug: 'smk-contoh',
            city: 'Kota Yogyakarta',
            province: 'DI Yogyakarta',
            isActive: true,
          },
        ],
      },
    },
    locale: 'en',
  },
  declared: {
    props: {
      endpoint: 'v1/form/submit',
      heading: 'Tulis pesan',
      consent,
      fields: [
        { name: 'name', label: 'Nama', kind: 'text', most: 80 },
        { name: 'email', label: 'Surel', kind: 'email', isReceiptTo: true },
        { name: 'phone', label: 'Telepon', kind: 'phone', isRequired: false },
        { name: 'province', label: 'Provinsi', kind: 'province', isRequired: false },
        { name: 'seats', label: 'Kursi', kind: 'number', least: 1, most: 40 },
        {
          name: 'about',
          label: 'Tentang',
          kind: 'select',
          options: [{ value: 'ask', label: 'Pertanyaan' }, { value: 'Laporan' }],
        },
        {
          name: 'place',
          label: 'Tempat',
          kind: 'radio',
          options: [{ value: 'Sekolah' }, { value: 'Balai desa' }],
        },
        {
          name: 'topics',
          label: 'Topik',
          kind: 'checkbox',
          isRequired: false,
          options: [{ value: 'Kelas' }, { value: 'Acara' }],
        },
        { name: 'day', label: 'Tanggal', kind: 'date' },
        { name: 'message', label: 'Pesan', kind: 'longtext' },
        {
          name: 'letter',
          label: 'Surat tugas',
          kind: 'file',
          isRequired: false,
          fileTypes: ['pdf', 'jpeg'],
          megabytes: 4,
        },
        { name: 'agrees', label: 'Saya setuju dihubungi', kind: 'checkbox' },
      ],
    },
    data: { regions },
  },
} satisfies FixturesOf<typeof form>
