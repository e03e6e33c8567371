import { getElementsByTagName } from 'domutils'
import { defineRule } from '../define.ts'
import { hasLabel, isHidden } from '../accessible-name.ts'
import { reportAt } from '../rendered-place.ts'

const fields = new Set(['input', 'select', 'textarea'])
/** Types of input that need no label: they have their own text, or are not filled in by people. */
const selfNamed = new Set(['hidden', 'submit', 'reset', 'button', 'image'])

export const formLabel = defineRule({
  name: 'form-label',
  family: 'access',
  severity: 'warning',
  title: 'A field of a form has no label',
  hint: 'Put it into a <label>, or give it an aria-label; a placeholder is none.',
  why: 'Without a label nobody who listens knows what to write, and a placeholder is gone with the first letter: WCAG 2.2, 1.3.1 and 3.3.2.',
  rendered(scope) {
    const isField = (name: string) => fields.has(name)
    for (const field of getElementsByTagName(isField, scope.document, true)) {
      const { type = 'text', name = '' } = field.attribs
      if (field.name === 'input' && selfNamed.has(type.toLowerCase())) continue
      if (isHidden(field) || hasLabel(field, scope.document)) continue
      reportAt(scope, field, `<${field.name} name="${name}"> has no label.`)
    }
  },
})
