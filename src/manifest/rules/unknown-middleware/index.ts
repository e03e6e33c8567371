import { UserKind } from '#schemas/endpoint.ts'
import { didYouMean } from '../../problems/suggest.ts'
import { isMiddleware, middlewareNames, writtenKinds } from '../../resolve/middleware.ts'
import { defineRule } from '../define.ts'

export const unknownMiddleware = defineRule({
  name: 'unknown-middleware',
  family: 'route',
  severity: 'error',
  title: 'A route names a middleware that does not exist',
  hint: 'Use auth, guest, maintenance or role:<kinds>, such as role:admin|writer.',
  why: 'A guard that does not exist guards nothing, so its route answers nobody.',
  route({ route: { route, place }, report }) {
    for (const [i, name] of (route.middleware ?? []).entries()) {
      if (!isMiddleware(name)) report(whatIsWrong(name), place(`/middleware/${i}`))
    }
  },
})

function whatIsWrong(name: string): string {
  const kinds = writtenKinds(name)
  if (kinds === undefined)
    return `There is no middleware "${name}".${didYouMean(name, middlewareNames)}`
  const wrong = kinds.find((kind) => !UserKind.safeParse(kind).success) ?? ''
  if (wrong === '') return `A kind of "${name}" is empty.`
  return `There is no user kind "${wrong}".${didYouMean(wrong, UserKind.options)}`
}
