import { placeOf } from '../../inherit/node-edits.ts'
import { defineRule } from '../define.ts'
import { aboutNode, valuesOf } from '../node-values.ts'

/** Hosts of the local machine and of private networks, which have no certificates. */
const privateHost = /^http:\/\/(localhost|[\w-]+\.localhost|127\.|192\.168\.|10\.)/

export const insecureLink = defineRule({
  name: 'insecure-link',
  family: 'reference',
  severity: 'warning',
  title: 'A link leads to an address without encryption',
  hint: 'Write https:// when the other side answers there.',
  why: 'Everyone on the way can read and change what is sent over http:, and browsers warn of it.',
  node(scope) {
    const { node, block, report } = scope
    for (const { value, pointer } of valuesOf(node, block).links) {
      if (!value.startsWith('http://') || privateHost.test(value)) continue
      report(`${value} is not encrypted.`, placeOf(node, pointer), aboutNode(scope))
    }
  },
})
