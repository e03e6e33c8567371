import type { DetailedSite } from '#schemas/services/site.ts'
import { Settings } from '#schemas/settings.ts'
import type { FixturesOf } from '../fixture-types.ts'
import type { siteForm } from './index.ts'

const site: DetailedSite = {
  id: 'anggrek',
  title: 'Sekolah Anggrek',
  layout: 'sekolah',
  wantedLayout: 'sekolah',
  hosts: [
    { host: 'anggrek.example', since: '2026-11-01T00:00:00.000Z', owner: 'anggrek' },
    { host: 'kenanga.example', since: null, owner: 'kenanga' },
  ],
  origin: 'https://anggrek.example',
  settingsFrom: 'database',
  isOfLayout: false,
  isMaintenance: false,
  settings: Settings.parse({ title: 'Sekolah Anggrek', isMaintenance: false }),
}
const layouts = {
  items: [
    { name: 'kursus', title: 'Kursus Kenanga' },
    { name: 'sekolah', title: 'Sekolah Anggrek' },
  ],
  pagination: { page: 1, perPage: 100, totalItems: 2, totalPages: 1 },
}
const props = { heading: 'Situs', list: '/Kelola/Situs', one: '/Kelola/Situs/:id' }

export const fixtures = {
  filled: { props: { ...props, site: 'anggrek' }, data: { site } },
  closed: {
    props: { ...props, site: 'anggrek' },
    data: { site: { ...site, isMaintenance: true } },
    locale: 'en',
  },
  fresh: { props: { ...props, heading: 'Situs baru' }, data: { layouts } },
  empty: {
    props: { ...props, heading: 'Situs baru' },
    data: { layouts: { items: [], pagination: { ...layouts.pagination, totalItems: 0 } } },
  },
} satisfies FixturesOf<typeof siteForm>
