import { every } from 'hono/combine'
import { createMiddleware } from 'hono/factory'
import type { Sites } from '#src/sites/sites.ts'
import type { AppEnv, DrawForm } from '../http/app-env.ts'
import { caching } from './default-headers.ts'
import { site } from './find-site.ts'
import { nameRoute } from './name-route.ts'

/** What is done with every request, in order: it is counted, its answer is not cached by default, and its site is found. */
export const everyRequest = (sites: () => Sites, draw: DrawForm) =>
  every(nameRoute(), caching(), site(sites), drawing(draw))

/** Gives handlers what draws the server's own pages. */
const drawing = (draw: DrawForm) =>
  createMiddleware<AppEnv>(async function drawForm(c, next) {
    c.set('drawForm', draw)
    return next()
  })
