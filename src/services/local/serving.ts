import type { Endpoint } from '#schemas/endpoint.ts'
import { requireAccess } from '../access.ts'
import type { Binding, ServiceContext, Services, SiteFace } from '../service.ts'
import { accountBindings } from './account/index.ts'
import { appointmentBindings } from './appointment/index.ts'
import { areaBindings } from './area/index.ts'
import { batchBindings } from './batch/index.ts'
import { careerBindings } from './career/index.ts'
import { classBindings } from './class/index.ts'
import type { Database } from './database.ts'
import type { LocalConfig } from './config.ts'
import { mailBindings } from './mail/index.ts'
import { sendMail } from './mail/send-mail.ts'
import { openTransport } from './mail/transport.ts'
import { galleryBindings } from './gallery/index.ts'
import { payoutBindings } from './payout/index.ts'
import { podcastBindings } from './podcast/index.ts'
import { postBindings } from './post/index.ts'
import { addPostViews } from './post/view-post.ts'
import { programBindings } from './program/index.ts'
import { restBindings } from './rest/bindings.ts'
import type { Job } from './queue.ts'
import { schoolBindings } from './school/index.ts'
import { statisticsBindings } from './statistics.ts'

const keyOf = ({ method, host, path }: Endpoint) => `${method} ${host} ${path}`

/** Every endpoint that the local services fulfil, area by area. */
export const bindingsOf = (database: Database, _config: LocalConfig): Binding[] => [
  ...classBindings(database),
  ...careerBindings(database),
  ...postBindings(database),
  ...appointmentBindings(database),
  ...galleryBindings(database),
  ...podcastBindings(database),
  ...programBindings(database),
  ...payoutBindings(database),
  ...batchBindings(database),
  ...accountBindings(database),
  ...areaBindings(),
  ...schoolBindings(database),
  ...mailBindings(database),
  ...statisticsBindings(database),
  ...restBindings(database),
]

/** Everything that is done in the background. */
export const jobsOf = (
  database: Database,
  config: LocalConfig,
  siteOf: (siteId: string) => SiteFace,
): Job[] => [addPostViews(database), sendMail(database, openTransport(config.mail), siteOf)]

/** Answers each endpoint by the function it is bound to, behind the check of who may call it. */
export function dispatch(
  bindings: readonly Binding[],
): Pick<Services, 'serves' | 'serve' | 'receive' | 'stream'> {
  const all = new Map(bindings.map((binding) => [keyOf(binding.endpoint), binding]))
  const find = (endpoint: Endpoint, { caller }: ServiceContext): Binding => {
    const binding = all.get(keyOf(endpoint))
    if (binding === undefined) throw new Error(`Nothing serves ${endpoint.path} here.`)
    requireAccess(endpoint, caller)
    return binding
  }
  return {
    serves: (endpoint) => all.has(keyOf(endpoint)),
    async serve(endpoint, ctx, input) {
      const binding = find(endpoint, ctx)
      if ('serve' in binding) return binding.serve(ctx, input)
      throw new Error(`${endpoint.path} takes a file or answers in lines.`)
    },
    async receive(endpoint, ctx, file, input) {
      const binding = find(endpoint, ctx)
      if ('receive' in binding) return binding.receive(ctx, file, input)
      throw new Error(`${endpoint.path} takes no file.`)
    },
    stream(endpoint, ctx, input) {
      const binding = find(endpoint, ctx)
      if ('stream' in binding) return binding.stream(ctx, input)
      throw new Error(`${endpoint.path} does not answer in lines.`)
    },
  }
}
