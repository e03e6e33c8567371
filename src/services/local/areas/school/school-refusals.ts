import { noSuchCity, noSuchSchool } from '#schemas/messages.ts'
import { refuseField, refuseInBoth, type ServiceError } from '../../../service-error.ts'

const taken = {
  school: { id: 'Sekolah ini sudah terdaftar.', en: 'This school is registered already.' },
  team: {
    id: 'Tim lain di acara ini sudah memakai nama itu.',
    en: 'Another team of this event has this name.',
  },
} as const

/** The name of a school or a team that another one has. */
export const nameTaken = (of: keyof typeof taken): ServiceError =>
  refuseInBoth(409, taken[of], { field: 'name' })

/** An id of a city that is none. */
export const refuseCity = (): ServiceError => refuseField('cityId', noSuchCity)

/** An id of no approved school of the site. */
export const refuseSchool = (): ServiceError => refuseField('schoolId', noSuchSchool)
