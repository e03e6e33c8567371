import type { SettingKey } from '#schemas/manage/setting-fields.ts'
import type { Locale } from '#schemas/text.ts'

type GroupName = 'identity' | 'look' | 'search' | 'sections' | 'visitors' | 'operation'

/** Settings by what they are for, those that are changed most first. */
export const settingGroups: readonly { name: GroupName; keys: readonly SettingKey[] }[] = [
  { name: 'identity', keys: ['title', 'logoDark', 'logoLight', 'favicon', 'image'] },
  { name: 'look', keys: ['css'] },
  { name: 'search', keys: ['meta'] },
  { name: 'sections', keys: ['blog', 'overview', 'radio', 'donation'] },
  { name: 'visitors', keys: ['account', 'analytics', 'consent'] },
  { name: 'operation', keys: ['isMaintenance', 'hasOfflinePage', 'cors'] },
]

interface GroupWords {
  name: string
  about: string
}

export const groupWords: Record<Locale, Record<GroupName, GroupWords>> = {
  id: {
    identity: { name: 'Identitas', about: 'Judul, logo, ikon, dan gambar bawaan' },
    look: { name: 'Tampilan', about: 'Huruf dan warna' },
    search: {
      name: 'Mesin pencari dan media sosial',
      about: 'Nama, deskripsi, dan gambar untuk dibagikan',
    },
    sections: { name: 'Bagian situs', about: 'Blog, kelas, radio, dan donasi' },
    visitors: { name: 'Akun dan pengunjung', about: 'Pendaftaran akun dan pengukuran kunjungan' },
    operation: {
      name: 'Pengoperasian',
      about: 'Perbaikan, halaman tanpa sambungan, dan situs lain yang boleh memanggil',
    },
  },
  en: {
    identity: { name: 'Identity', about: 'Title, logos, icon and default picture' },
    look: { name: 'Look', about: 'Fonts and colours' },
    search: {
      name: 'Search engines and social networks',
      about: 'Name, description and picture to share',
    },
    sections: { name: 'Sections of the site', about: 'Blog, classes, radio and donations' },
    visitors: { name: 'Accounts and visitors', about: 'Signing up and measuring visits' },
    operation: {
      name: 'Operation',
      about: 'Maintenance, the page without a connection, and other sites that may call',
    },
  },
}
