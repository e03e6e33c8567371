import { every } from 'hono/combine'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../http/app-env.ts'
import { caching } from './default-headers.ts'
import { site, type FindSiteOptions } from './find-site.ts'
import { nameRoute } from './name-route.ts'

type OwnForms = Pick<AppEnv['Variables'], 'drawForm' | 'formPath'>

/** What is done with every request, in order: it is counted, its answer is not cached by default, and its site is found. */
export const everyRequest = (forms: OwnForms, options: FindSiteOptions) =>
  every(nameRoute(), caching(), site(options), drawing(forms))

/** Gives handlers what draws the server's own pages, and what finds those of the layout with a form. */
const drawing = ({ drawForm: draw, formPath }: OwnForms) =>
  createMiddleware<AppEnv>(async function drawForm(c, next) {
    c.set('drawForm', draw)
    c.set('formPath', formPath)
    return next()
  })
