import { getElementsByTagName } from 'domutils'
import { defineRule, type RenderedScope } from '../define.ts'
import { filePlace } from '../file-place.ts'
import { reportAt } from '../rendered-place.ts'

export const imageSize = defineRule({
  name: 'image-size',
  family: 'access',
  severity: 'warning',
  title: 'A picture does not say its size',
  hint: 'Give <img> its width and height, and an SVG a viewBox or both.',
  why: 'A browser that knows no size keeps no room: the page jumps under the reader’s eyes when the picture comes (Cumulative Layout Shift).',
  rendered(scope) {
    for (const picture of getElementsByTagName('img', scope.document, true)) {
      const { width, height, src = '' } = picture.attribs
      const missing = [width === undefined && 'width', height === undefined && 'height']
      const names = missing.filter(Boolean).join(' and no ')
      if (names !== '') reportAt(scope, picture, `<img src="${src.slice(0, 80)}"> has no ${names}.`)
      checkDrawing(src, scope)
    }
  },
})

/** Reports an SVG of the layout that has no size of its own, at the file. */
function checkDrawing(src: string, { layout, report }: RenderedScope): void {
  const [, name = ''] = /^\/media\/([^?#]+\.svg)(?:[?#]|$)/i.exec(src) ?? []
  const owner = layout.chain.find(({ source }) => Object.hasOwn(source.assets, name))
  if (owner?.source.assets[name]?.isSizeless !== true) return
  report(`${name} has neither viewBox nor width and height.`, filePlace(owner, `assets/${name}`))
}
