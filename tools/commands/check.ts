import { z } from 'zod'
import { registry } from '#blocks/registry.ts'
import { printProblem, type Problem } from '#schemas/problems.ts'
import { openLibrary } from '#src/manifest/library/library.ts'
import { command } from '../command.ts'

export const check = command({
  name: 'check',
  summary: 'Report everything that would break a layout.',
  options: z.object({ json: z.boolean().default(false), root: z.string().default('layouts') }),
  takes: '[layout…]',

  async run(terminal, { json, root }, names) {
    const problems: Problem[] = []
    const wanted = (layout: string) => names.length === 0 || names.includes(layout)
    const library = openLibrary({
      root,
      blocks: registry,
      report: (_name, found) => problems.push(...found.filter(({ layout }) => wanted(layout))),
    })
    await library.reload()
    const layouts = library.all().filter(({ name }) => wanted(name))
    problems.push(...sharedHosts(layouts))
    if (json) terminal.print(JSON.stringify(problems, null, 2))
    else for (const problem of problems) terminal.print(printProblem(problem))
    const errors = problems.filter(({ severity }) => severity === 'error').length
    terminal.note(
      problems.length === 0
        ? `${layouts.length} layouts, no problems.`
        : `${problems.length} problems, ${errors} of them errors.`,
    )
    return errors === 0 ? 0 : 1
  },
})

/** A host that two layouts claim. */
function sharedHosts(
  layouts: readonly { name: string; manifest: { site?: { hosts: string[] } | undefined } }[],
): Problem[] {
  const owner = new Map<string, string>()
  const problems: Problem[] = []
  for (const { name, manifest } of layouts) {
    for (const [i, host] of (manifest.site?.hosts ?? []).entries()) {
      const first = owner.get(host)
      if (first === undefined) owner.set(host, name)
      else {
        problems.push({
          rule: 'duplicate-host',
          severity: 'error',
          message: `${host} is already ${first}’s.`,
          hint: 'Leave the host to one of them.',
          layout: name,
          file: `layouts/${name}/layout.json`,
          line: 1,
          column: 1,
          pointer: `/site/hosts/${i}`,
        })
      }
    }
  }
  return problems
}
