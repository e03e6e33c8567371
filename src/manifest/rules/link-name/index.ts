import { getElementsByTagName } from 'domutils'
import { defineRule } from '../define.ts'
import { accessibleName, isHidden } from '../accessible-name.ts'
import { reportAt } from '../rendered-place.ts'

export const linkName = defineRule({
  name: 'link-name',
  family: 'access',
  severity: 'warning',
  title: 'A link or a button has no name',
  hint: 'Give it words, an aria-label, or a picture that says what it shows.',
  why: 'A screen reader reads the address letter by letter, or only “button”: WCAG 2.2, 2.4.4 and 4.1.2.',
  rendered(scope) {
    const isControl = (name: string) => name === 'a' || name === 'button'
    for (const control of getElementsByTagName(isControl, scope.document, true)) {
      const { href } = control.attribs
      if (control.name === 'a' && href === undefined) continue
      if (isHidden(control) || accessibleName(control, scope.document) !== '') continue
      const printed = control.name === 'a' ? `<a href="${href?.slice(0, 80)}">` : '<button>'
      reportAt(scope, control, `${printed} has no name.`)
    }
  },
})
