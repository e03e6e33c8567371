import type { PreviousVersions } from '../fixture-types.ts'

/** Props as stored pages contain them, by block version. */
export const previousVersions: PreviousVersions = {
  1: {
    plain: { heading: 'Kelas', detail: '/Class/:slug' },
    oneProgram: { heading: 'Kelas', detail: '/Class/:slug', program: 'dasar-web' },
    twoPrograms: { heading: 'Kelas', detail: '/Class/:slug', program: 'dasar-web,data' },
    bound: { heading: 'Kelas', detail: '/Class/:slug', program: { $route: 'slug' } },
  },
}
