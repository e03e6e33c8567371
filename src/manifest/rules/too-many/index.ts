import { limits } from '#schemas/node.ts'
import { placeOf } from '../../inherit/node-edits.ts'
import { catalogue } from '../../problems/catalogue.ts'
import { defineRule, type NodeScope } from '../define.ts'
import { aboutNode } from '../node-values.ts'

export const tooMany = defineRule({
  ...catalogue['too-many'],
  node(scope) {
    const { node, report } = scope
    const count = Object.keys(node.props).length
    if (count > limits.props) {
      const message = `${count} props, at most ${limits.props}.`
      report(message, placeOf(node, '/props'), aboutNode(scope))
    }
    if (hasLongString(node.props)) reportLongStrings(node.props, '/props', scope)
  },
})

function hasLongString(value: unknown): boolean {
  if (typeof value === 'string') return value.length > limits.string
  return typeof value === 'object' && value !== null && Object.values(value).some(hasLongString)
}

function reportLongStrings(value: unknown, pointer: string, scope: NodeScope): void {
  if (typeof value === 'string') {
    if (!hasLongString(value)) return
    const message = `${value.length} characters, at most ${limits.string}.`
    scope.report(message, placeOf(scope.node, pointer), aboutNode(scope))
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, child] of Object.entries(value))
      reportLongStrings(child, `${pointer}/${name}`, scope)
  }
}
