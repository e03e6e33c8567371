import type { PreviousVersions } from '../fixture-types.ts'

/** Props as stored pages contain them, by block version. */
export const previousVersions: PreviousVersions = {
  1: {
    plain: { heading: 'Pekerjaan', items: [] },
    marked: {
      heading: 'Pekerjaan',
      items: [],
      kinds: [
        { label: 'Semua', href: '/Portfolio', isCurrent: true },
        { label: 'Desa', href: '/Portfolio/desa' },
      ],
    },
    bound: { heading: 'Pekerjaan', items: { $bind: 'cases' }, kinds: { $bind: 'kinds' } },
  },
}
