import { defineRule } from '../define.ts'
import { filePlace } from '../file-place.ts'

const kilobyte = 1024
const limits = { drawing: 60 * kilobyte, photo: 300 * kilobyte }

export const heavyAsset = defineRule({
  name: 'heavy-asset',
  family: 'weight',
  severity: 'warning',
  title: 'A picture is heavy',
  hint: 'Save photos as WebP or AVIF at the size they are shown; take editor data out of SVG.',
  why: 'A picture may have 300 KB, an SVG 60 KB. The pictures of the median home page have 1,054 KB in 18 requests, some 60 KB each (HTTP Archive, Web Almanac 2024).',
  layout({ layout: { own }, report }) {
    for (const [name, { bytes }] of Object.entries(own.source.assets)) {
      const limit = /\.svg$/i.test(name) ? limits.drawing : limits.photo
      if (bytes <= limit || !/\.(svg|png|jpe?g|webp|avif|gif)$/i.test(name)) continue
      const message = `${name} has ${toKilobytes(bytes)} KB, at most ${toKilobytes(limit)} KB.`
      report(message, filePlace(own, `assets/${name}`))
    }
  },
})

const toKilobytes = (bytes: number) => Math.ceil(bytes / kilobyte)
