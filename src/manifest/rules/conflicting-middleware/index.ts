import { guardOf, isMiddleware, writtenKinds } from '../../resolve/middleware.ts'
import { defineRule } from '../define.ts'

export const conflictingMiddleware = defineRule({
  name: 'conflicting-middleware',
  family: 'route',
  severity: 'error',
  title: 'The middleware of a route contradict or repeat each other',
  hint: 'Say each once; guest goes with neither auth nor role, and one role names every kind that is let in.',
  why: 'Guards add up: who must be signed in and signed out at once, or be of two kinds, does not exist, and nobody could open the page.',
  route({ route: { route, place }, report }) {
    const names = (route.middleware ?? []).filter(isMiddleware)
    for (const [i, name] of (route.middleware ?? []).entries()) {
      const wrong = names.includes(name) && whatIsWrong(name, (route.middleware ?? []).slice(0, i))
      if (wrong) report(wrong, place(`/middleware/${i}`))
    }
    if (guardOf(names)?.length === 0)
      report(`No user kind is named by each role of ${route.path}.`, place('/middleware'))
  },
})

/** What is wrong with a middleware behind these others. */
function whatIsWrong(name: string, before: readonly string[]): string | undefined {
  if (before.includes(name)) return `"${name}" is written twice.`
  const twice = writtenKinds(name)?.find((kind, i, kinds) => kinds.indexOf(kind) !== i)
  if (twice !== undefined) return `"${name}" names ${twice} twice.`
  const isGuest = name === 'guest'
  const opposite = before.find((other) =>
    isGuest ? guardOf([other]) !== undefined : other === 'guest',
  )
  if (opposite === undefined || (!isGuest && guardOf([name]) === undefined)) return undefined
  return `"${opposite}" and "${name}" exclude each other: nobody can open the page.`
}
