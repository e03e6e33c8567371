import { getElementsByTagName } from 'domutils'
import { placeOf } from '../../inherit/node-edits.ts'
import { defineRule } from '../define.ts'
import { aboutNode, propertyOf, valuesOf } from '../node-values.ts'
import { reportAt } from '../rendered-place.ts'

export const imageAlt = defineRule({
  name: 'image-alt',
  family: 'access',
  severity: 'warning',
  title: 'Nothing says what a picture shows',
  hint: 'Write "alt"; when the picture only decorates, write "alt": "".',
  why: 'Without it a screen reader reads the file’s name, or nothing: WCAG 2.2, 1.1.1. Written as "", it says that somebody has thought of it.',
  node(scope) {
    const { node, block, report } = scope
    for (const { value, schema, pointer } of valuesOf(node, block).objects) {
      if (value['alt'] !== undefined || propertyOf(schema, 'alt') === undefined) continue
      for (const name of Object.keys(value)) {
        if (propertyOf(schema, name)?.kind !== 'image') continue
        const place = placeOf(node, `${pointer}/${name}`)
        report(`"${name}" is set and "alt" is not.`, place, aboutNode(scope))
      }
    }
  },
  rendered(scope) {
    for (const picture of getElementsByTagName('img', scope.document, true)) {
      const { alt, src = '', role } = picture.attribs
      if (alt !== undefined || role === 'presentation') continue
      reportAt(scope, picture, `<img src="${src.slice(0, 80)}"> has no alt.`)
    }
  },
})
