import type { PageContext } from '#schemas/page-boot.ts'
import type { Employment, JobDetail } from '#schemas/services/career.ts'
import { organisationOf } from '../parts/organisation-json-ld.ts'

const employmentTypes: Record<Employment, string> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  internship: 'INTERN',
}

const country = { '@type': 'Country', name: 'ID' }

/** The JobPosting of schema.org that search engines list. */
export const toJobPosting = (job: JobDetail, page: PageContext) => ({
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: job.title,
  description: job.about === '' ? job.summary : job.about,
  identifier: { '@type': 'PropertyValue', name: page.site.title, value: job.id },
  datePosted: job.publishedAt,
  validThrough: job.closesAt,
  employmentType: employmentTypes[job.employment],
  hiringOrganization: organisationOf(page),
  // A job is at a place or remote: one of the two must be said.
  ...(job.city === null && job.mode === 'online'
    ? {}
    : {
        jobLocation: {
          '@type': 'Place',
          address: {
            '@type': 'PostalAddress',
            ...(job.city === null ? {} : { addressLocality: job.city }),
            addressCountry: 'ID',
          },
        },
      }),
  ...(job.mode === 'online'
    ? { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: country }
    : {}),
  ...(job.salary === null ? {} : { baseSalary: toAmount(job.salary) }),
})

const toAmount = ({ from, to }: NonNullable<JobDetail['salary']>) => ({
  '@type': 'MonetaryAmount',
  currency: 'IDR',
  value: {
    '@type': 'QuantitativeValue',
    minValue: from,
    ...(to === null ? {} : { maxValue: to }),
    unitText: 'MONTH',
  },
})
