import { join } from 'node:path'
import { z } from 'zod'
import { printProblem, type Problem } from '#schemas/problems.ts'
import { readLayoutNames, readSource } from '#src/library/read-source.ts'
import { catalogue } from '#src/manifest/problems/catalogue.ts'
import { toProblem } from '#src/manifest/problems/reporter.ts'
import { didYouMean } from '#src/manifest/problems/suggest.ts'
import { formatManifest } from '#src/manifest/write/format.ts'
import { replaceFile } from '#src/library/replace-file.ts'
import { BadUsage, command } from '../command.ts'
import { dryRunOption, jsonOption, rootOption } from '../options.ts'

export const fmt = command({
  name: 'fmt',
  summary: 'Write the JSON files of layouts in their one form: keys in order, no comments.',
  takes: '[layout…]',
  writes: 'the files that are in another form',
  options: z.object({
    check: z
      .boolean()
      .default(false)
      .meta({ description: 'Write nothing and fail when a file is in another form.' }),
    dryRun: dryRunOption,
    json: jsonOption,
    root: rootOption,
  }),

  async run(terminal, { check, dryRun, json, root }, words) {
    const { count, texts, problems } = readForms(root, await layoutsOf(root, words))
    const isWritten = !check && !dryRun
    if (isWritten) for (const [file, text] of texts) await replaceFile(file, text)
    if (json) terminal.print(JSON.stringify({ files: [...texts.keys()], isWritten, problems }))
    else {
      for (const problem of problems) terminal.print(printProblem(problem))
      const say = check ? lines.check : dryRun ? lines.would : lines.wrote
      for (const file of texts.keys()) terminal.print(say(file))
    }
    if (texts.size + problems.length === 0) terminal.note(`${count} files are in their form.`)
    return problems.length > 0 || (check && texts.size > 0) ? 1 : 0
  },
})

const lines = {
  check: (file: string) => `${file} is in another form: run npm run tenun -- fmt.`,
  would: (file: string) => `Would write ${file}`,
  wrote: (file: string) => `Wrote ${file}`,
}

async function layoutsOf(root: string, words: readonly string[]): Promise<readonly string[]> {
  const known = await readLayoutNames(root)
  const missing = words.find((word) => !known.includes(word))
  if (missing === undefined) return words.length > 0 ? words : known
  throw new BadUsage(`There is no layout "${missing}" in ${root}.${didYouMean(missing, known)}`)
}

/** Returns the formatted texts that differ from the files, by path, and the problems of unreadable files. */
function readForms(root: string, names: readonly string[]) {
  const texts = new Map<string, string>()
  const problems: Problem[] = []
  let count = 0
  for (const name of names) {
    const sources = Object.entries(readSource(root, name)?.texts ?? {})
    for (const [path, source] of sources.filter(([each]) => each.endsWith('.json'))) {
      const file = join(root, name, path)
      const { text, faults } = formatManifest(file, source)
      problems.push(
        ...faults.map(({ rule, message, place }) =>
          toProblem(catalogue[rule], { message, layout: name, ...place }),
        ),
      )
      if (text !== undefined && text !== source) texts.set(file, text)
      count++
    }
  }
  return { count, texts, problems }
}
