import { z } from 'zod'
import { BadUsage, command } from '../command.ts'
import { installMergeDriver } from '../install-merge-driver.ts'
import { mergeFiles } from '../merge-driver/merge-files.ts'
import { dryRunOption, jsonOption, rootOption } from '../options.ts'

const options = z.object({
  install: z
    .boolean()
    .default(false)
    .meta({ description: 'Let git merge the JSON files of layouts with this command.' }),
  git: z
    .string()
    .default('.')
    .meta({ description: 'The repository that --install is for.', value: 'folder' }),
  dryRun: dryRunOption,
  json: jsonOption,
  root: rootOption,
})

export const mergeDriver = command({
  name: 'merge-driver',
  summary: 'Merge two versions of a layout’s file by node, route and prop, as git asks for it.',
  takes: '[base] [ours] [theirs] [path]',
  writes: 'the file “ours”; with --install .gitattributes and the repository’s configuration',
  options,

  async run(terminal, options, words) {
    if (options.install) {
      if (words.length > 0) throw new BadUsage('--install takes no files.')
      return installMergeDriver(terminal, options)
    }
    const [base, ours, theirs, path = ours] = words
    if (base === undefined || ours === undefined || theirs === undefined || path === undefined)
      throw new BadUsage('merge-driver needs three files, base, ours and theirs, or --install.')
    return mergeFiles(terminal, { base, ours, theirs, path }, options)
  },
})
