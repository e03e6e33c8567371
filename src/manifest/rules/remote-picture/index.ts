import type { EffectiveLayout } from '../../inherit/effective-layout.ts'
import { placeOf } from '../../inherit/node-edits.ts'
import { headPlace } from '../../inherit/layer-pages.ts'
import { isBound } from '../../resolve/resolve-references.ts'
import { settingsPictures } from '../../resolve/settings-pictures.ts'
import { defineRule } from '../define.ts'
import { aboutNode, valuesOf } from '../node-values.ts'

export const remotePicture = defineRule({
  name: 'remote-picture',
  family: 'reference',
  severity: 'warning',
  title: 'A picture comes from another host',
  hint: 'Put the file into assets/ and write asset:<file>.',
  why: 'The other host learns of every visitor, its picture can change or vanish, and a connection more delays the page.',
  node(scope) {
    const { node, block, layout, report } = scope
    for (const { value, pointer } of valuesOf(node, block).pictures) {
      if (isRemote(value, layout))
        report(messageFor(value), placeOf(node, pointer), aboutNode(scope))
    }
  },
  page({ layout, page, report }) {
    const image = fixed(page.head.seo?.image)
    if (isRemote(image, layout))
      report(messageFor(image), headPlace(page, '/seo/image'), { page: page.name })
  },
  route({ layout, route, report }) {
    const image = fixed(route.route.seo?.image)
    if (isRemote(image, layout))
      report(messageFor(image), route.place('/seo/image'), { page: route.route.page })
  },
  layout({ layout, report }) {
    const settings = layout.own.manifest?.site?.settings
    if (settings === undefined) return
    for (const [name, picture] of Object.entries(settingsPictures(settings))) {
      if (isRemote(picture, layout))
        report(messageFor(picture), layout.own.place(`/site/settings/${name}`))
    }
  },
})

const fixed = (image: unknown) => (isBound(image) ? image['fallback'] : image)

/** Whether the picture is on a host other than the site’s own. */
function isRemote(picture: unknown, { manifest }: EffectiveLayout): picture is string {
  const host = typeof picture === 'string' ? /^https?:\/\/([^/:?#]+)/.exec(picture)?.[1] : undefined
  return host !== undefined && manifest.site?.hosts.includes(host.toLowerCase()) !== true
}

const messageFor = (picture: string) => `${picture.slice(0, 80)} is on another host.`
