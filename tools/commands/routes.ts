import { z } from 'zod'
import { printProblem } from '#schemas/problems.ts'
import { command } from '../command.ts'
import { Layouts } from '../open-layouts.ts'
import { jsonOption, rootOption } from '../options.ts'
import { routeLines, routeRows } from '../route-rows.ts'

export const routes = command({
  name: 'routes',
  summary: 'List the routes of a layout: its own, and those it has from layouts that it extends.',
  takes: '<layout>',
  options: z.object({ root: rootOption, json: jsonOption }),

  async run(terminal, { root, json }, [name = '']) {
    const { effective, problems } = new Layouts(root).open(name)
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
