import type { PreviousVersions } from '../define.ts'

/** Props of versions gone by, as pages once wrote them. */
export const previousVersions: PreviousVersions = {
  1: {
    plain: { heading: 'Kelas', detail: '/Class/:slug' },
    oneProgram: { heading: 'Kelas', detail: '/Class/:slug', program: 'dasar-web' },
    twoPrograms: { heading: 'Kelas', detail: '/Class/:slug', program: 'dasar-web,data' },
    bound: { heading: 'Kelas', detail: '/Class/:slug', program: { $route: 'slug' } },
  },
}
