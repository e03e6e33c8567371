import { every } from 'hono/combine'
import type { Sites } from '#src/sites/sites.ts'
import { caching } from './default-headers.ts'
import { site } from './find-site.ts'
import { nameRoute } from './name-route.ts'

/** What is done with every request, in order: it is counted, its answer is not cached by default, and its site is found. */
export const everyRequest = (sites: () => Sites) => every(nameRoute(), caching(), site(sites))
