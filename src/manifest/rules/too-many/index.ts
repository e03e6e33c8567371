import { limits } from '#schemas/node.ts'
import { placeOf } from '../../inherit/layered.ts'
import { defineRule, type NodeScope } from '../define.ts'
import { aboutNode } from '../node-values.ts'

export const tooMany = defineRule({
  name: 'too-many',
  family: 'grammar',
  severity: 'error',
  title: 'A layout is larger than its published limits',
  hint: 'Split what is too large; the limits stand in the rule reference.',
  why: 'The limits are those at which pages are still quick to draw and to edit: 200 routes, 25 blocks in a page, 50 in a slot, 250 nodes, six levels, 40 props, 20,000 characters in a text.',
  node(scope) {
    const { node, report } = scope
    const count = Object.keys(node.props).length
    if (count > limits.props) {
      const message = `${count} props, at most ${limits.props}.`
      report(message, placeOf(node, '/props'), aboutNode(scope))
    }
    if (holdsLong(node.props)) tellLong(node.props, '/props', scope)
  },
})

function holdsLong(value: unknown): boolean {
  if (typeof value === 'string') return value.length > limits.string
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsLong)
}

function tellLong(value: unknown, pointer: string, scope: NodeScope): void {
  if (typeof value === 'string') {
    if (!holdsLong(value)) return
    const message = `${value.length} characters, at most ${limits.string}.`
    scope.report(message, placeOf(scope.node, pointer), aboutNode(scope))
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, child] of Object.entries(value)) tellLong(child, `${pointer}/${name}`, scope)
  }
}
