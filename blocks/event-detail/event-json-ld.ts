import type { PageContext } from '#schemas/page-boot.ts'
import type { PostDetail } from '#schemas/services/post.ts'
import type { PostEvent } from '#schemas/services/post-event.ts'
import { organisationOf } from '../parts/organisation-json-ld.ts'

/** The Event of schema.org. */
export const toEvent = (post: PostDetail, event: PostEvent, page: PageContext) => ({
  '@context': 'https://schema.org',
  '@type': 'Event',
  name: post.title,
  description: post.summary,
  ...(post.cover ? { image: post.cover } : {}),
  startDate: event.startsAt,
  endDate: event.endsAt,
  eventStatus: 'https://schema.org/EventScheduled',
  eventAttendanceMode: `https://schema.org/${attendance(event)}EventAttendanceMode`,
  location: locations(event),
  ...(event.seats === null ? {} : { maximumAttendeeCapacity: event.seats }),
  ...(event.registerUrl === null ? {} : { offers: { '@type': 'Offer', url: event.registerUrl } }),
  organizer: organisationOf(page),
  performer: organisationOf(page),
})

function attendance({ place, onlineUrl }: PostEvent): 'Mixed' | 'Online' | 'Offline' {
  if (place === null) return 'Online'
  return onlineUrl === null ? 'Offline' : 'Mixed'
}

const locations = ({ place, address, onlineUrl }: PostEvent) => [
  ...(place === null ? [] : [{ '@type': 'Place', name: place, address: address ?? place }]),
  ...(onlineUrl === null ? [] : [{ '@type': 'VirtualLocation', url: onlineUrl }]),
]
