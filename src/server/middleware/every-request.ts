import { every } from 'hono/combine'
import { caching } from './default-headers.ts'
import { site, type FindSiteOptions } from './find-site.ts'
import { nameRoute } from './name-route.ts'

/** What is done with every request, in order: it is counted, its answer is not cached by default, and its site is found. */
export const everyRequest = (options: FindSiteOptions) =>
  every(nameRoute(), caching(), site(options))
