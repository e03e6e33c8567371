/** Width and height of a picture, in pixels of CSS. */
export interface Pixels {
  width: number
  height: number
}

const formats: readonly ((content: Buffer) => Pixels | undefined)[] = [
  pngPixels,
  gifPixels,
  webpPixels,
  jpegPixels,
]

/** What the header of a PNG, GIF, WebP or JPEG, or the root of an SVG, says of its size; undefined where it says nothing. */
export function pixelsOf(name: string, content: Buffer): Pixels | undefined {
  if (/\.svg$/i.test(name)) return svgPixels(content.toString('utf8'))
  for (const read of formats) {
    const found = read(content)
    if (found && found.width > 0 && found.height > 0) return found
  }
  return undefined
}

/** By width and height without a unit or in px, else by the viewBox. */
function svgPixels(text: string): Pixels | undefined {
  const [root = ''] = /<svg\b[^>]*>/.exec(text) ?? []
  const across = /\swidth="([\d.]+)(?:px)?"/.exec(root)?.[1]
  const down = /\sheight="([\d.]+)(?:px)?"/.exec(root)?.[1]
  const [, boxWidth, boxHeight] =
    /\sviewBox="[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)"/.exec(root) ?? []
  const [width, height] = across && down ? [across, down] : [boxWidth, boxHeight]
  const pixels = { width: Math.round(Number(width)), height: Math.round(Number(height)) }
  return pixels.width > 0 && pixels.height > 0 ? pixels : undefined
}

/** PNG specification, section 11.2.1. */
function pngPixels(content: Buffer): Pixels | undefined {
  if (content.length < 24 || content.toString('latin1', 0, 8) !== '\x89PNG\r\n\x1a\n')
    return undefined
  return { width: content.readUInt32BE(16), height: content.readUInt32BE(20) }
}

/** GIF89a, section 18. */
function gifPixels(content: Buffer): Pixels | undefined {
  if (content.length < 10 || !content.toString('latin1', 0, 6).startsWith('GIF8')) return undefined
  return { width: content.readUInt16LE(6), height: content.readUInt16LE(8) }
}

/** RFC 9649, sections 2.5 to 2.7. */
function webpPixels(content: Buffer): Pixels | undefined {
  if (content.length < 30 || content.toString('latin1', 8, 12) !== 'WEBP') return undefined
  const chunk = content.toString('latin1', 12, 16)
  if (chunk === 'VP8X')
    return { width: content.readUIntLE(24, 3) + 1, height: content.readUIntLE(27, 3) + 1 }
  if (chunk === 'VP8 ')
    return { width: content.readUInt16LE(26) & 0x3fff, height: content.readUInt16LE(28) & 0x3fff }
  const bits = content.readUInt32LE(21)
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
}

/** The frame header of ITU T.81, section B.2.2; Exif may turn the picture, which the server finds when it decodes it. */
function jpegPixels(content: Buffer): Pixels | undefined {
  if (content.length < 4 || content.readUInt16BE(0) !== 0xffd8) return undefined
  for (let at = 2; at + 9 < content.length && content[at] === 0xff;) {
    const marker = content[at + 1] ?? 0
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame)
      return { width: content.readUInt16BE(at + 7), height: content.readUInt16BE(at + 5) }
    at += 2 + content.readUInt16BE(at + 2)
  }
  return undefined
}
