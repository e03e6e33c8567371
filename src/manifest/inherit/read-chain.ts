import { limits } from '#schemas/node.ts'
import type { ParsedLayout } from '../read/parsed-layout.ts'
import type { Reporter } from '../problems/reporter.ts'

type Find = (name: string) => ParsedLayout | undefined

/** Returns a layout and its parents, the layout first; reports a missing parent and a circle. */
export function readChain(own: ParsedLayout, find: Find, out: Reporter): ParsedLayout[] {
  const chain = [own]
  let parentName = own.manifest?.extends
  while (parentName !== undefined) {
    const parent = find(parentName)
    if (parent?.manifest === undefined) {
      const message = `There is no layout "${parentName}" to extend.`
      out.report('unknown-parent', message, own.place('/extends'))
      return chain
    }
    if (chain.includes(parent) || chain.length > limits.inherit) {
      const names = [...chain, parent].map(({ name }) => name).join(' → ')
      out.report('extends-cycle', `${names}.`, own.place('/extends'))
      return chain
    }
    chain.push(parent)
    parentName = parent.manifest.extends
  }
  return chain
}
