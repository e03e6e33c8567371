import type { PageContext } from '#schemas/page-boot.ts'
import {
  readClassOverview,
  readClassSyllabus,
  type ClassOverview as Overview,
} from '#schemas/services/class.ts'
import { defineBlock } from '../define.ts'
import { need } from '../need.ts'
import { organisationOf } from '../parts/organisation-json-ld.ts'
import { Unavailable } from '../parts/unavailable.tsx'
import { ClassOverview, type ClassOverviewData } from './class-overview.tsx'
import { ClassOverviewProps } from './schema.ts'

const courseModes = { online: 'Online', offline: 'Onsite', hybrid: 'Blended' } as const

/** The JSON-LD of a class: a schema.org Course with one CourseInstance. */
const toCourse = (item: Overview, page: PageContext) => ({
  '@context': 'https://schema.org',
  '@type': 'Course',
  name: item.name,
  description: item.description,
  ...(item.cover ? { image: item.cover } : {}),
  provider: organisationOf(page),
  offers: {
    '@type': 'Offer',
    category: item.price === 0 ? 'Free' : 'Paid',
    price: item.price,
    priceCurrency: 'IDR',
  },
  hasCourseInstance: {
    '@type': 'CourseInstance',
    courseMode: courseModes[item.mode],
    courseWorkload: `PT${item.hours}H`,
    startDate: item.startsAt,
    endDate: item.endsAt,
    ...(item.city ? { location: { '@type': 'Place', name: item.city, address: item.city } } : {}),
  },
})

/** One class with its state, facts and texts, under the page's h1. */
export const classOverview = defineBlock<typeof ClassOverviewProps, ClassOverviewData>({
  type: 'class-overview',
  title: 'Class overview',
  description: 'One class: name, state, terms, story and the way to register. Draws the page’s h1.',
  category: 'learning',
  keywords: ['kelas', 'course', 'detail'],
  props: ClassOverviewProps,
  needs: ({ slug, contents }) => ({
    class: need(readClassOverview, { slug }),
    ...(contents ? { syllabus: need(readClassSyllabus, { classroomId: slug }) } : {}),
  }),
  render: ClassOverview,
  failed: ({ page }) => Unavailable({ locale: page.locale }),
  jsonLd: ({ data, page }) => (data.class ? toCourse(data.class, page) : null),
})
