import type { Endpoint } from '../endpoint.ts'
import { accountEndpoints } from './account.ts'
import { assistantEndpoints } from './assistant.ts'
import { appointmentEndpoints } from './appointment.ts'
import { batchEndpoints } from './batch.ts'
import { careerEndpoints } from './career.ts'
import { classEndpoints } from './class.ts'
import { authorizerEndpoints } from './authorizer.ts'
import { cmsEndpoints } from './cms.ts'
import { driveEndpoints } from './drive.ts'
import { galleryEndpoints } from './gallery.ts'
import { paymentEndpoints } from './payment.ts'
import { payoutEndpoints } from './payout.ts'
import { podcastEndpoints } from './podcast.ts'
import { postEndpoints } from './post.ts'
import { programEndpoints } from './program.ts'
import { mailerEndpoints } from './mailer.ts'
import { schoolEndpoints } from './school.ts'
import { restEndpoints } from './rest.ts'
import { statisticsEndpoints } from './statistics.ts'
import { listTestimonies } from './testimony.ts'

/** Every endpoint. */
export const endpoints: readonly Endpoint[] = [
  ...classEndpoints,
  ...paymentEndpoints,
  ...careerEndpoints,
  ...postEndpoints,
  ...appointmentEndpoints,
  ...galleryEndpoints,
  ...podcastEndpoints,
  ...programEndpoints,
  ...payoutEndpoints,
  ...batchEndpoints,
  ...statisticsEndpoints,
  ...authorizerEndpoints,
  ...accountEndpoints,
  ...schoolEndpoints,
  ...cmsEndpoints,
  ...mailerEndpoints,
  ...assistantEndpoints,
  ...driveEndpoints,
  listTestimonies,
  ...restEndpoints,
]

/** The endpoint with this path, as page data names it. */
export const findEndpoint = (path: string, method = 'GET'): Endpoint | undefined =>
  endpoints.find((endpoint) => endpoint.path === path && endpoint.method === method)
