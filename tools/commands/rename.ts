import { rm } from 'node:fs/promises'
import { z } from 'zod'
import { registry } from '#blocks/registry.ts'
import { didYouMean } from '#src/manifest/problems/suggest.ts'
import { BadUsage, command } from '../command.ts'
import { Layouts } from '../open-layouts.ts'
import { dryRunOption, jsonOption, rootOption } from '../options.ts'
import { Changes } from '../rename/edits.ts'
import { renamePage } from '../rename/rename-page.ts'
import { renameProp, findRemainingUses } from '../rename/rename-prop.ts'

export const rename = command({
  name: 'rename',
  summary: 'Rename a page of a layout, or a prop of a block, with every reference to it.',
  options: z.object({ dryRun: dryRunOption, json: jsonOption, root: rootOption }),
  takes: 'page|block-prop <layout|block> <from> <to>',
  writes: 'the files that name it',

  async run(terminal, { dryRun, json, root }, [what = '', owner = '', from = '', to = '']) {
    if (to === '' || from === to) throw new BadUsage('Say the old name and then the new one.')
    const changes = new Changes()
    const layouts = new Layouts(root)
    let left: string[] = []
    if (what === 'page') await renamePage({ layouts, layout: owner, from, to }, changes)
    else if (what === 'block-prop') {
      const block = registry.get(owner)
      const near = didYouMean(owner, registry.keys())
      if (block === undefined) throw new BadUsage(`There is no block "${owner}".${near}`)
      await renameProp({ layouts, block, from, to }, changes)
      left = await findRemainingUses(owner, from)
    } else throw new BadUsage('Say page or block-prop.')

    const list = changes.list()
    if (!dryRun) await changes.save((file) => rm(file))
    if (json) terminal.print(JSON.stringify({ files: list, left, written: !dryRun }, null, 2))
    else {
      const done = dryRun ? 'Would write' : 'Wrote'
      for (const { file, to: target } of list)
        terminal.print(target === undefined ? `${done} ${file}` : `${done} ${file} as ${target}`)
      if (list.length === 0) terminal.print(`Nothing names "${from}".`)
    }
    if (left.length > 0) terminal.note(`The block’s own sources still say "${from}":`)
    for (const line of left) terminal.note(`  ${line}`)
    return 0
  },
})
