import { z } from 'zod'
import { registry } from '#blocks/registry.ts'
import type { Problem } from '#schemas/problems.ts'
import { ajvCheckers } from '#src/library/ajv-checkers.ts'
import { checkLayout } from '#src/manifest/rules/check-layout.ts'
import { rules } from '#src/manifest/rules/registry.ts'
import { applyFixes } from '../check/fix.ts'
import { BadUsage, command } from '../command.ts'
import { Layouts } from '../open-layouts.ts'
import { dryRunOption, jsonOption, rootOption } from '../options.ts'

export const migrate = command({
  name: 'migrate',
  summary: 'Write what layouts say for older versions of blocks as those blocks have it today.',
  options: z.object({
    all: z.boolean().default(false).meta({ description: 'Every layout.' }),
    dryRun: dryRunOption,
    json: jsonOption,
    root: rootOption,
  }),
  takes: '[layout…]',
  writes: 'the files that hold older props',

  async run(terminal, { all, dryRun, json, root }, names) {
    const layouts = new Layouts(root)
    if (!all && names.length === 0) throw new BadUsage('Say which layouts, or --all.')
    const wanted = all ? await layouts.names() : names
    const outdated = wanted.flatMap((name, i) => {
      terminal.progress('Reading layouts', i + 1, wanted.length)
      return outdatedIn(layouts, name)
    })
    const pathOf = (file: string) => file.replace(/^layouts/, root)
    const fixed = await applyFixes(outdated, { pathOf, isDryRun: dryRun })
    const byHand = outdated.filter(({ fix }) => fix === undefined)
    const files = fixed.map(({ file, problems }) => ({ file, nodes: problems.map(nodeOf) }))
    if (json) terminal.print(JSON.stringify({ files, byHand, written: !dryRun }, null, 2))
    else {
      for (const { file, nodes } of files)
        terminal.print(`${dryRun ? 'Would write' : 'Wrote'} ${file}: ${nodes.join(', ')}`)
      if (files.length === 0) terminal.print('Every layout is written for the blocks of today.')
    }
    for (const { file, line, message } of byHand)
      terminal.note(`${file}:${line} ${message} It is changed by hand.`)
    return byHand.length === 0 ? 0 : 1
  },
})

/** Nodes in a layout’s own files that are written for an older block version, without duplicates. */
function outdatedIn(layouts: Layouts, name: string): Problem[] {
  const { own, find } = layouts.parsed(name)
  const today = new Date().toISOString().slice(0, 10)
  const options = {
    find,
    blocks: registry,
    checkers: ajvCheckers,
    rules: [rules['outdated-block']],
    today,
  }
  return checkLayout(own, options).problems.filter(
    ({ rule, file }) => rule === 'outdated-block' && file.startsWith(`layouts/${name}/`),
  )
}

const nodeOf = ({ block, pointer }: Problem) => block ?? pointer
