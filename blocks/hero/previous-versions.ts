import type { PreviousVersions } from '../fixture-types.ts'

/** Props as stored pages contain them, by block version. */
export const previousVersions: PreviousVersions = {
  1: {
    plain: { heading: 'Keterampilan digital' },
    split: { heading: 'Keterampilan digital', look: 'split' },
    banner: { heading: 'Keterampilan digital', look: 'banner', band: 'primary' },
    bound: { heading: { $bind: 'program.name' }, look: 'editorial' },
  },
}
