import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { z } from 'zod'
import {
  comparedLines,
  type Figure,
  figureLines,
  Figures,
  goalLines,
  isReached,
} from '../bench/figure.ts'
import { type BenchOptions, parts, partsWithGoals } from '../bench/parts.ts'
import { BadUsage, command } from '../command.ts'
import { ensureBuilt } from '../ensure-built.ts'
import { git } from '../git.ts'
import { jsonOption } from '../options.ts'

export const bench = command({
  name: 'bench',
  summary:
    'Measure what visitors get and what each part of it costs, as ratios where a machine matters, beside the goals.',
  options: z.object({
    layouts: z.coerce.number().int().min(100).default(10_000).meta({
      description: 'How many layouts "manifests" checks and "starting" reads.',
      value: 'count',
    }),
    sites: z.coerce
      .number()
      .int()
      .min(1)
      .default(1000)
      .meta({ description: 'How many sites "services" fills and asks.', value: 'count' }),
    posts: z.coerce
      .number()
      .int()
      .min(1000)
      .default(80_000)
      .meta({ description: 'How many posts "lists" fills one site with.', value: 'count' }),
    compare: z.string().optional().meta({
      description: 'Say what changed since a run that `npm run --silent bench -- --json` printed.',
      value: 'file',
    }),
    json: jsonOption,
  }),
  takes: `[${Object.keys(parts).join('|')}…]`,

  async run(terminal, { json, compare, ...counts }, words) {
    process.env['NODE_ENV'] = 'production'
    const unknown = words.find((word) => parts[word] === undefined)
    if (unknown !== undefined)
      throw new BadUsage(`There is nothing to measure called "${unknown}".`)
    const before = compare === undefined ? undefined : await readFigures(compare)
    await ensureBuilt()
    const options = { ...counts, note: terminal.note }
    const found = await measure(words.length === 0 ? partsWithGoals : words, options)
    if (json) terminal.print(JSON.stringify(found, null, 2))
    else
      for (const line of [...figureLines(found.figures), ...goalLines(found.figures)])
        terminal.print(line)
    if (before !== undefined && !json)
      for (const line of comparedLines(before, found)) terminal.print(line)
    return found.figures.some(isMissedCount) ? 1 : 0
  },
})

async function measure(names: readonly string[], options: BenchOptions): Promise<Figures> {
  const figures: Figure[] = []
  for (const name of names) {
    options.note(`Measuring ${name} …`)
    figures.push(...((await parts[name]?.(options)) ?? []))
  }
  const revision = (await git('.', 'rev-parse', '--short', 'HEAD')).trim()
  return { revision, node: process.version, cores: availableParallelism(), figures }
}

/** What is counted is the same on every machine: a goal that it misses is a fault. */
const isMissedCount = (figure: Figure): boolean =>
  figure.unit === 'count' && isReached(figure) === false

async function readFigures(file: string): Promise<Figures> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new BadUsage(`${file} cannot be read.`)
  })
  const read = Figures.safeParse(parsedJson(text))
  if (!read.success)
    throw new BadUsage(`${file} is not what "npm run --silent bench -- --json" prints.`)
  return read.data
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
