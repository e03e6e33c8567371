import { Settings } from '#schemas/settings.ts'
import type { FixturesOf } from '../fixture-types.ts'
import type { settingList } from './index.ts'

const settings = Settings.parse({
  title: { id: 'Sekolah Anggrek', en: 'Anggrek School' },
  logoDark: 'asset:logo.svg',
  isMaintenance: false,
  css: { clr_primary: '#123456' },
  cors: { origins: ['https://arsip.example', 'https://cermin.example'] },
  donation: { title: 'Rak buku', target: 5_000_000 },
})
const props = { heading: 'Semua pengaturan' }

export const fixtures = {
  filled: { props, data: { settings } },
  english: {
    props: { heading: 'Every setting', lead: 'Each is saved by itself.' },
    data: { settings },
    locale: 'en',
  },
  empty: { props, data: { settings: null } },
} satisfies FixturesOf<typeof settingList>
