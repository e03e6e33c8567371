import { every } from 'hono/combine'
import { createMiddleware } from 'hono/factory'
import type { AppEnv, DrawForm } from '../http/app-env.ts'
import { caching } from './default-headers.ts'
import { site, type FindSiteOptions } from './find-site.ts'
import { nameRoute } from './name-route.ts'

/** What is done with every request, in order: it is counted, its answer is not cached by default, and its site is found. */
export const everyRequest = (draw: DrawForm, options: FindSiteOptions) =>
  every(nameRoute(), caching(), site(options), drawing(draw))

/** Gives handlers what draws the server's own pages. */
const drawing = (draw: DrawForm) =>
  createMiddleware<AppEnv>(async function drawForm(c, next) {
    c.set('drawForm', draw)
    return next()
  })
