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
const props = { heading: 'Situs', list: '/Kelola/Situs', one: '/Kelola/Situs/:id' }

export const fixtures = {
  filled: { props: { ...props, site: 'anggrek' }, data: { site } },
  closed: {
    props: { ...props, site: 'anggrek' },
    data: { site: { ...site, isMaintenance: true } },
    locale: 'en',
  },
  empty: { props: { ...props, heading: 'Situs baru' }, data: {} },
} satisfies FixturesOf<typeof siteForm>
