import { z } from 'zod'
import { registry } from '#blocks/registry.ts'
import type { EffectiveLayout, EffectiveRoute } from '#src/manifest/inherit/effective-layout.ts'
import { isUnder } from '#src/manifest/values/pointers.ts'
import { explainRoute, type Explained, type LayerValue } from '#src/manifest/inspect/explain.ts'
import { didYouMean } from '#src/manifest/problems/suggest.ts'
import { matchRoute } from '#src/render/match-route.ts'
import { BadUsage, command, type Terminal } from '../command.ts'
import { Layouts } from '../open-layouts.ts'
import { jsonOption, rootOption } from '../options.ts'

export const explain = command({
  name: 'explain',
  summary:
    'Say of every field of a route what holds, which layer says so and where, and what that overrides.',
  options: z.object({
    overridden: z
      .boolean()
      .default(false)
      .meta({ description: 'Only fields that override something.' }),
    json: jsonOption,
    root: rootOption,
  }),
  takes: '<layout> <route> [pointer]',

  async run(terminal, { overridden, json, root }, [name = '', path = '', pointer = '']) {
    const { effective } = new Layouts(root).open(name)
    if (effective === undefined) throw new BadUsage(`layouts/${name}/layout.json cannot be read.`)
    const route = findRoute(effective, path)
    const fields = explainRoute(effective, route, registry)
      .filter((field) => pointer === '' || isUnder(field.pointer, pointer))
      .filter((field) => !overridden || field.overrides.length > 0)
    if (json) terminal.print(JSON.stringify({ route: route.route.path, fields }, null, 2))
    else for (const field of fields) terminal.print(linesOf(field, terminal).join('\n'))
    if (fields.length > 0) return 0
    const known = explainRoute(effective, route, registry).map((field) => field.pointer)
    terminal.note(`Nothing stands at ${pointer || path}.${didYouMean(pointer, known)}`)
    return 1
  },
})

/** Finds a route by its path as the manifest writes it, by a URL path that it matches, or by its page. */
function findRoute({ routes }: EffectiveLayout, path: string): EffectiveRoute {
  const matched = matchRoute(
    routes.map(({ route }) => ({ ...route, checks: [], middleware: [], query: undefined })),
    path,
  )
  const found =
    routes.find(({ route }) => route.path === path) ??
    routes.find(({ route }) => route.path === matched?.route.path) ??
    routes.find(({ route }) => route.page === path)
  if (found) return found
  const near = didYouMean(
    path,
    routes.map(({ route }) => route.path),
  )
  throw new BadUsage(`No route answers ${path}.${near}`)
}

function linesOf({ pointer, holds, overrides }: Explained, { colour }: Terminal): string[] {
  return [
    `${colour('bold', pointer)} = ${formatValue(holds.value)}`,
    `  ${sourceLine(holds)}`,
    ...overrides.map((each) =>
      colour('dim', `  over ${sourceLine(each)}: ${formatValue(each.value)}`),
    ),
  ]
}

const sourceLine = ({ layer, place }: LayerValue) =>
  place ? `${layer} ${place.file}:${place.line}:${place.column}` : layer

const formatValue = (value: unknown) => {
  const text = JSON.stringify(value) ?? 'taken away'
  return text.length > 100 ? `${text.slice(0, 99)}…` : text
}
