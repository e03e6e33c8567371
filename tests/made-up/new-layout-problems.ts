import { registry } from '#blocks/registry.ts'
import { ajvCheckers } from '#src/library/ajv-checkers.ts'
import { checkLayout } from '#src/manifest/rules/check-layout.ts'
import type { Rule } from '#src/manifest/rules/define.ts'
import { rules } from '#src/manifest/rules/registry.ts'
import { readLayouts } from '#tools/new/new-site.ts'
import { short } from './layouts.ts'

/** The problems of a layout of a folder, by every rule and the blocks of the project. */
export async function newLayoutProblems(root: string, name: string): Promise<string[]> {
  const all = await readLayouts(root)
  const own = all.get(name)
  if (own === undefined) throw new Error(`${name} was not made`)
  const every = Object.values<Rule>(rules)
  const find = (parent: string) => all.get(parent)
  const options = {
    find,
    blocks: registry,
    checkers: ajvCheckers,
    rules: every,
    today: '2026-11-21',
  }
  return checkLayout(own, options).problems.map(short)
}
