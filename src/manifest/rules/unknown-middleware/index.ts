import { defineRule } from '../define.ts'
import { isMiddleware, middlewareNames } from '../../resolve/middleware.ts'
import { didYouMean } from '../../problems/suggest.ts'

export const unknownMiddleware = defineRule({
  name: 'unknown-middleware',
  family: 'route',
  severity: 'error',
  title: 'A route names a middleware that does not exist',
  hint: 'Use auth, guest, maintenance or role:<kinds>.',
  why: 'A guard that does not exist guards nothing, so its route answers nobody.',
  route({ route: { route, place }, report }) {
    for (const [i, name] of (route.middleware ?? []).entries()) {
      if (isMiddleware(name)) continue
      const near = didYouMean(name, middlewareNames)
      report(`There is no middleware "${name}".${near}`, place(`/middleware/${i}`))
    }
  },
})
