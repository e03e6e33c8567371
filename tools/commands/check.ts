import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { Severity, type Problem } from '#schemas/problems.ts'
import { problemKinds } from '#src/manifest/rules/problem-kinds.ts'
import { rules } from '#src/manifest/rules/registry.ts'
import { fingerprintOf, ratchet, updateBaseline } from '../check/baseline.ts'
import { checkClaims } from '../check/check-layouts.ts'
import type { LayoutResult } from '#src/manifest/rules/layout-result.ts'
import { applyFixes } from '../check/fix.ts'
import { checkFleet, distinct } from '../check/fleet.ts'
import { BadUsage, command, type Terminal } from '../command.ts'
import { beside, changedSince } from '../git.ts'
import { Layouts } from '../open-layouts.ts'
import { dryRunOption, jsonOption, rootOption } from '../options.ts'
import { githubReport } from '../report/github.ts'
import { jsonReport } from '../report/json.ts'
import { sarifReport } from '../report/sarif.ts'
import { textReport } from '../report/text.ts'

const options = z.object({
  format: z.enum(['text', 'json', 'sarif', 'github']).default('text').meta({
    description: 'For people, programs, code scanning, or annotations of a pull request.',
  }),
  json: jsonOption,
  rendered: z
    .boolean()
    .default(false)
    .meta({ description: 'Draw every page with its starter content and check the HTML too.' }),
  failOn: Severity.default('error').meta({
    description: 'The mildest problem that makes the exit code 1.',
  }),
  fix: z.boolean().default(false).meta({ description: 'Mend what can be mended safely.' }),
  changed: z.string().optional().meta({
    description: 'Only layouts that differ since this revision, or extend one that does.',
    value: 'revision',
  }),
  updateBaseline: z.boolean().default(false).meta({
    description:
      'Accept today’s problems in baseline.json; later, take out those that were mended.',
  }),
  dryRun: dryRunOption,
  root: rootOption,
})
type Options = z.output<typeof options>

export const check = command({
  name: 'check',
  summary: 'Report everything that would break a layout, or make it worse.',
  options,
  takes: '[layout…]',
  writes: 'with --fix the files it mends, with --update-baseline baseline.json',

  async run(terminal, options, names) {
    let found = await look(terminal, options, names)
    if (options.fix) found = await fix(terminal, options, names, found)
    if (options.updateBaseline && !options.dryRun) {
      const count = await updateBaseline(options.root, found.problems)
      terminal.note(`${join(options.root, 'baseline.json')} holds ${count} problems.`)
    }
    const isWhole = names.length === 0 && options.changed === undefined
    const { fresh, known, mended } = await ratchet(options.root, found.problems, isWhole)
    terminal.print(await report(terminal, options, { ...found, problems: fresh }))
    if (known > 0) terminal.note(`${known} more are in the baseline.`)
    if (mended.length > 0) {
      const lines = mended.map(({ rule, file }) => `  ${file} ${rule}`)
      terminal.note(`The baseline holds what was mended; take it out with --update-baseline:`)
      for (const line of lines) terminal.note(line)
    }
    const isBad = fresh.some(({ severity }) => order(severity) <= order(options.failOn))
    return isBad || mended.length > 0 ? 1 : 0
  },
})

const order = (severity: Problem['severity']): number => Severity.options.indexOf(severity)

interface Found {
  problems: Problem[]
  suppressed: LayoutResult['suppressed']
}

/** Checks every layout and returns the problems of those that were requested. */
async function look(
  terminal: Terminal,
  options: Options,
  names: readonly string[],
): Promise<Found> {
  const today = new Date().toISOString().slice(0, 10)
  const { results, fresh } = await checkFleet({
    root: options.root,
    today,
    progress: (done, total) => terminal.progress('Checking layouts', done, total),
  })
  const layouts = new Layouts(options.root)
  const wanted = await choose(results, options, names)
  const claims = checkClaims(
    results.map((result) => result.claims),
    (name, pointer) => layouts.parsed(name).own.place(pointer),
  )
  const own = results.filter(({ name }) => wanted.has(name))
  const drawn = options.rendered ? await draw(terminal, options.root, [...wanted], today) : []
  const suppressed = own.flatMap((result) => result.suppressed)
  const reported = new Set(distinct(suppressed.map(({ problem }) => problem)))
  terminal.note(
    `${own.length} ${own.length === 1 ? 'layout' : 'layouts'} checked, ${fresh} of all read anew.`,
  )
  return {
    problems: distinct([
      ...own.flatMap(({ problems }) => problems),
      ...claims.filter(({ layout }) => wanted.has(layout)),
      ...drawn,
    ]),
    suppressed: suppressed.filter(({ problem }) => reported.has(problem)),
  }
}

async function choose(
  results: readonly LayoutResult[],
  { changed, root }: Options,
  names: readonly string[],
): Promise<Set<string>> {
  const all = results.map(({ name }) => name)
  const missing = names.filter((name) => !all.includes(name))
  if (missing.length > 0) throw new BadUsage(`There is no layout ${missing.join(', ')} in ${root}.`)
  const asked = names.length > 0 ? names : all
  if (changed === undefined) return new Set(asked)
  const { folder, path } = beside(root)
  const files = await changedSince(folder, changed)
  if (files.some((file) => /^(blocks|schemas|src\/(library|manifest))\//.test(file)))
    return new Set(asked)
  const touched = new Set(
    files
      .filter((file) => file.startsWith(`${path}/`))
      .map((file) => file.slice(path.length + 1).split('/')[0]),
  )
  const moved = results.filter(({ chain }) => chain.some((name) => touched.has(name)))
  return new Set(moved.map(({ name }) => name).filter((name) => asked.includes(name)))
}

async function draw(terminal: Terminal, root: string, names: readonly string[], today: string) {
  const { ensureBuilt } = await import('../ensure-built.ts')
  terminal.progress('Building what browsers load', 0, 1)
  await ensureBuilt()
  terminal.progress('Building what browsers load', 1, 1)
  const { checkRendered } = await import('../rendered/check-rendered.ts')
  const progress = (done: number, total: number) => terminal.progress('Drawing pages', done, total)
  return checkRendered({ root, names, today, progress })
}

/** Applies the fixes and checks again, since a fix may uncover another problem. */
async function fix(
  terminal: Terminal,
  options: Options,
  names: readonly string[],
  found: Found,
): Promise<Found> {
  const pathOf = (file: string) => file.replace(/^layouts/, options.root)
  const mended = await applyFixes(found.problems, { pathOf, isDryRun: options.dryRun })
  for (const { file, problems } of mended) {
    const done = options.dryRun ? 'Would mend' : 'Mended'
    terminal.note(`${done} ${file}: ${[...new Set(problems.map(({ rule }) => rule))].join(', ')}`)
  }
  return mended.length === 0 || options.dryRun ? found : look(terminal, options, names)
}

async function report(terminal: Terminal, options: Options, found: Found): Promise<string> {
  const { problems, suppressed } = found
  switch (options.json ? 'json' : options.format) {
    case 'json':
      return jsonReport(problems, { fingerprintOf, suppressed })
    case 'github':
      return githubReport(problems)
    case 'sarif':
      return sarifReport(problems, {
        version: await version(),
        fingerprintOf,
        suppressed,
        rules: problemKinds(Object.values(rules)).map((kind) => ({
          ...kind,
          docs: `src/manifest/rules/README.md#${kind.name}`,
        })),
      })
    case 'text':
      return textReport(problems, {
        colour: (style, text) => terminal.colour(style, text),
        linesOf: await readLines(problems, options.root),
        suppressed: suppressed.length,
      })
  }
}

async function version(): Promise<string> {
  const read = z.object({ version: z.string() })
  return read.parse(JSON.parse(await readFile('package.json', 'utf8'))).version
}

/** Reads the lines of the files that problems are located in. */
async function readLines(problems: readonly Problem[], root: string) {
  const files = new Set(problems.map(({ file }) => file))
  const lines = new Map<string, string[]>()
  for (const file of files) {
    const text = await readFile(file.replace(/^layouts/, root), 'utf8').catch(() => undefined)
    if (text !== undefined) lines.set(file, text.split('\n'))
  }
  return (file: string) => lines.get(file)
}
