import { z } from 'zod'
import { registry } from '#blocks/registry.ts'
import { printProblem } from '#schemas/problems.ts'
import { compileLayout } from '#src/manifest/compile/compile.ts'
import { parseLayout, type ParsedLayout } from '#src/manifest/read/parse.ts'
import { readLayoutNames, readSource } from '#src/manifest/read/source.ts'
import { didYouMean } from '#src/manifest/suggest.ts'
import { BadUsage, command } from '../command.ts'
import { jsonOption, rootOption } from '../options.ts'
import { routeLines, routeRows } from '../route-rows.ts'

export const routes = command({
  name: 'routes',
  summary: 'List the routes of a layout: its own, and those it has from layouts that it extends.',
  takes: '<layout>',
  options: z.object({ root: rootOption, json: jsonOption }),

  async run(terminal, { root, json }, [name = '']) {
    const find = finder(root)
    const own = find(name)
    if (own === undefined) {
      const near = didYouMean(name, await readLayoutNames(root))
      throw new BadUsage(`There is no layout "${name}" in ${root}/.${near}`)
    }
    const options = { find, blocks: registry, rules: [], today: today() }
    const { effective, problems } = compileLayout(own, options)
    if (effective === undefined) {
      for (const problem of problems) terminal.note(printProblem(problem))
      return 1
    }
    const rows = routeRows(effective)
    if (json) terminal.print(JSON.stringify(rows, null, 2))
    else for (const line of routeLines(name, rows)) terminal.print(line)
    return 0
  },
})

/** Layouts of a folder, each read once. */
function finder(root: string): (name: string) => ParsedLayout | undefined {
  const known = new Map<string, ParsedLayout | undefined>()
  return (name) => {
    if (known.has(name)) return known.get(name)
    const source = readSource(root, name)
    const parsed = source && parseLayout(source)
    known.set(name, parsed)
    return parsed
  }
}

const today = (): string => new Date().toISOString().slice(0, 10)
