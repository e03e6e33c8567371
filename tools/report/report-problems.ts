import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import type { Problem } from '#schemas/problems.ts'
import { problemKinds } from '#src/manifest/rules/problem-kinds.ts'
import { rules } from '#src/manifest/rules/registry.ts'
import { fingerprintOf } from '../check/baseline.ts'
import type { Found } from '../check/find-problems.ts'
import type { Terminal } from '../command.ts'
import { githubReport } from './github.ts'
import { jsonReport } from './json.ts'
import { sarifReport } from './sarif.ts'
import { textReport } from './text.ts'

interface ReportOptions {
  format: 'text' | 'json' | 'sarif' | 'github'
  root: string
}

/** Formats the problems of a check. */
export async function reportProblems(
  terminal: Terminal,
  { problems, suppressed }: Found,
  { format, root }: ReportOptions,
): Promise<string> {
  switch (format) {
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
        linesOf: await readLines(problems, root),
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
