import { readFile } from 'node:fs/promises'
import { getElementsByTagName } from 'domutils'
import type { Asset } from '../../read/source.ts'
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
  async rendered(scope) {
    for (const picture of getElementsByTagName('img', scope.document, true)) {
      const { width, height, src = '' } = picture.attribs
      const missing = [width === undefined && 'width', height === undefined && 'height']
      const names = missing.filter(Boolean).join(' and no ')
      if (names !== '') reportAt(scope, picture, `<img src="${src.slice(0, 80)}"> has no ${names}.`)
      await checkDrawing(src, scope)
    }
  },
})

/** Reports an SVG of the layout without an intrinsic size, at the file. */
async function checkDrawing(src: string, { layout, report }: RenderedScope): Promise<void> {
  const [, name = ''] = /^\/media\/([^?#]+\.svg)(?:[?#]|$)/i.exec(src) ?? []
  const owner = layout.chain.find(({ source }) => Object.hasOwn(source.assets, name))
  const asset = owner?.source.assets[name]
  if (owner === undefined || asset === undefined || (await hasSize(asset))) return
  report(`${name} has neither viewBox nor width and height.`, filePlace(owner, `assets/${name}`))
}

const sized = new WeakMap<Asset, Promise<boolean>>()

/** Whether the root of an SVG has a size. An unreadable file is not reported. */
function hasSize(asset: Asset): Promise<boolean> {
  const known = sized.get(asset)
  if (known) return known
  const made = readFile(asset.file, 'utf8').then(
    (text) => {
      const [root = ''] = /<svg\b[^>]*>/.exec(text) ?? []
      return /\sviewBox=/.test(root) || (/\swidth=/.test(root) && /\sheight=/.test(root))
    },
    () => true,
  )
  sized.set(asset, made)
  return made
}
