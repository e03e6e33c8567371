import type { PageContext } from '#schemas/page-boot.ts'
import { type ListedMentor, readMentor } from '#schemas/services/class.ts'
import { defineBlock } from '../define.ts'
import { need } from '../need.ts'
import { organisationOf } from '../parts/organisation-json-ld.ts'
import { Unavailable } from '../parts/unavailable.tsx'
import { MentorProfile, type MentorProfileData } from './mentor-profile.tsx'
import { MentorProfileProps } from './schema.ts'

const toPerson = (mentor: ListedMentor, page: PageContext) => ({
  '@context': 'https://schema.org',
  '@type': 'ProfilePage',
  mainEntity: {
    '@type': 'Person',
    name: mentor.name,
    jobTitle: mentor.role,
    ...(mentor.bio ? { description: mentor.bio } : {}),
    ...(mentor.photo ? { image: mentor.photo } : {}),
    knowsAbout: mentor.expertise,
    affiliation: organisationOf(page),
  },
})

/** One mentor with what they do, know and teach, under the page’s h1. */
export const mentorProfile = defineBlock<typeof MentorProfileProps, MentorProfileData>({
  type: 'mentor-profile',
  title: 'Mentor',
  description:
    'One mentor of the site: what they do, what they know and the classes they teach. Draws the page’s h1.',
  category: 'proof',
  keywords: ['mentor', 'pengajar', 'profil'],
  props: MentorProfileProps,
  needs: ({ mentor }) => ({ mentor: need(readMentor, { slug: mentor }) }),
  render: MentorProfile,
  failed: ({ page }) => Unavailable({ locale: page.locale }),
  jsonLd: ({ data, page }) => (data.mentor ? toPerson(data.mentor, page) : null),
})
