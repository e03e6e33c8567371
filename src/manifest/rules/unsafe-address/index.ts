import { isSafeAddress } from '#schemas/address.ts'
import { placeOf } from '../../inherit/node-edits.ts'
import { defineRule } from '../define.ts'
import { aboutNode, valuesOf } from '../node-values.ts'

export const unsafeAddress = defineRule({
  name: 'unsafe-address',
  family: 'reference',
  severity: 'error',
  title: 'An address has a control character or a backslash',
  hint: 'Take the character out, or write it in per cent, such as %5C.',
  why: 'Browsers leave control characters out and read a backslash as a slash, so that the address leads elsewhere than it seems. A page is shown without it.',
  node(scope) {
    const { node, block, report } = scope
    const { links, pictures } = valuesOf(node, block)
    for (const { value, pointer } of [...links, ...pictures]) {
      // The pattern of the prop reports wrong schemes.
      if (isSafeAddress(value) || !/^(\/[^/\\]|#|https?:|mailto:|tel:)/.test(value)) continue
      report(
        `${JSON.stringify(value.slice(0, 80))} leads elsewhere than it seems.`,
        placeOf(node, pointer),
        aboutNode(scope),
      )
    }
  },
})
