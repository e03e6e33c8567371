import { join } from 'node:path'
import { z } from 'zod'
import { Severity, type Problem } from '#schemas/problems.ts'
import { compareWithBaseline, updateBaseline } from '../check/baseline.ts'
import { findProblems, type Found } from '../check/find-problems.ts'
import { applyFixes } from '../check/fix.ts'
import { command, type Terminal } from '../command.ts'
import { dryRunOption, jsonOption, rootOption } from '../options.ts'
import { reportProblems } from '../report/report-problems.ts'

const options = z.object({
  format: z.enum(['text', 'json', 'sarif', 'github']).default('text').meta({
    description: 'For people, programs, code scanning, or annotations of a pull request.',
  }),
  json: jsonOption,
  rendered: z
    .boolean()
    .default(false)
    .meta({ description: 'Draw every page with its starter content and check the HTML too.' }),
  shard: z.string().optional().meta({
    description:
      'Of the layouts, --rendered draws each third one from the second on: 2/3. Or day/3: another third each day.',
    value: 'n/m',
  }),
  failOn: Severity.default('error').meta({
    description: 'The mildest problem that makes the exit code 1.',
  }),
  fix: z.boolean().default(false).meta({ description: 'Mend what can be mended safely.' }),
  changed: z.string().optional().meta({
    description: 'Only layouts that differ since this revision, or extend one that does.',
    value: 'revision',
  }),
  base: z.string().optional().meta({
    description: 'Two layouts claim a host: who had it at this revision keeps it.',
    value: 'revision',
  }),
  updateBaseline: z.boolean().default(false).meta({
    description:
      'Accept today’s problems in baseline.json; later, take out those that were mended.',
  }),
  dryRun: dryRunOption,
  root: rootOption,
})

/** The options, and the layouts to check. */
interface CheckOptions extends z.output<typeof options> {
  names: readonly string[]
}

export const check = command({
  name: 'check',
  summary: 'Report everything that would break a layout, or make it worse.',
  options,
  takes: '[layout…]',
  writes: 'with --fix the files it mends, with --update-baseline baseline.json',

  async run(terminal, options, names) {
    const request = { ...options, names }
    let found = await findProblems(terminal, request)
    if (options.fix) found = await fixProblems(terminal, request, found)
    if (options.updateBaseline && !options.dryRun) {
      const count = await updateBaseline(options.root, found.problems)
      terminal.note(`${join(options.root, 'baseline.json')} holds ${count} problems.`)
    }
    const isWhole = names.length === 0 && options.changed === undefined
    const { fresh, known, fixed } = await compareWithBaseline(options.root, found.problems, isWhole)
    const format = options.json ? 'json' : options.format
    const shown = { ...found, problems: fresh }
    terminal.print(await reportProblems(terminal, shown, { format, root: options.root }))
    if (known > 0) terminal.note(`${known} more are in the baseline.`)
    if (fixed.length > 0) {
      const lines = fixed.map(({ rule, file }) => `  ${file} ${rule}`)
      terminal.note(`The baseline holds what was mended; take it out with --update-baseline:`)
      for (const line of lines) terminal.note(line)
    }
    const isBad = fresh.some(({ severity }) => order(severity) <= order(options.failOn))
    return isBad || fixed.length > 0 ? 1 : 0
  },
})

const order = (severity: Problem['severity']): number => Severity.options.indexOf(severity)

/** Applies the fixes and checks again, since a fix may uncover another problem. */
async function fixProblems(
  terminal: Terminal,
  request: CheckOptions,
  found: Found,
): Promise<Found> {
  const pathOf = (file: string) => file.replace(/^layouts/, request.root)
  const fixed = await applyFixes(found.problems, { pathOf, isDryRun: request.dryRun })
  for (const { file, problems } of fixed) {
    const done = request.dryRun ? 'Would mend' : 'Mended'
    terminal.note(`${done} ${file}: ${[...new Set(problems.map(({ rule }) => rule))].join(', ')}`)
  }
  return fixed.length === 0 || request.dryRun ? found : findProblems(terminal, request)
}
