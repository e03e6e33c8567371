import { crc32, deflateSync } from 'node:zlib'

const number = (value: number, bytes: 2 | 4, isLittle = false): Buffer => {
  const out = Buffer.alloc(bytes)
  out.writeUIntBE(value, 0, bytes)
  return isLittle ? out.reverse() : out
}

export const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** A chunk of a PNG with its right checksum. */
export function pngChunk(name: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  return Buffer.concat([number(data.length, 4), body, number(crc32(body), 4)])
}

/** A grey PNG of any size with all rows, all black; chunks may precede them. */
export function pngOf(width: number, height: number, before: readonly Buffer[] = []): Buffer {
  const header = Buffer.concat([number(width, 4), number(height, 4), Buffer.from([1, 0, 0, 0, 0])])
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height)
  return Buffer.concat([
    pngSignature,
    pngChunk('IHDR', header),
    ...before,
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

/** This many zeroes, compressed to a thousandth of the size. */
export const deflatedZeroes = (mebibytes: number): Buffer =>
  deflateSync(Buffer.alloc(mebibytes * 1024 * 1024), { level: 9 })

const gifHeader = (width: number, height: number) =>
  Buffer.concat([
    Buffer.from('GIF89a'),
    number(width, 2, true),
    number(height, 2, true),
    Buffer.from([0x80, 0, 0, 0, 0, 0, 0xff, 0xff, 0xff]),
  ])

const gifFrame = (width: number, height: number) =>
  Buffer.concat([
    Buffer.from([0x21, 0xf9, 4, 4, 1, 0, 0, 0, 0x2c, 0, 0, 0, 0]),
    number(width, 2, true),
    number(height, 2, true),
    Buffer.from([0, 2, 2, 0x44, 0x01, 0]),
  ])

/** A GIF of this many frames, each of which declares its size and draws one point. */
export const gifOf = (frames: number, width = 1, height = 1): Buffer =>
  Buffer.concat([
    gifHeader(width, height),
    ...Array.from({ length: frames }, () => gifFrame(width, height)),
    Buffer.from([0x3b]),
  ])

/** A chunk of a RIFF file, the container of WebP. */
const riffChunk = (name: string, data: Uint8Array) =>
  Buffer.concat([
    Buffer.from(name, 'latin1'),
    number(data.length, 4, true),
    data,
    Buffer.alloc(data.length % 2),
  ])

/** A WebP that declares its own size, around any content. */
export function webpWithCanvas(width: number, height: number, inner: Uint8Array): Buffer {
  const side = (value: number) => number(value - 1, 4, true).subarray(0, 3)
  const canvas = Buffer.concat([Buffer.alloc(4), side(width), side(height)])
  const body = Buffer.concat([Buffer.from('WEBP'), riffChunk('VP8X', canvas), inner])
  return Buffer.concat([Buffer.from('RIFF'), number(body.length, 4, true), body])
}

/** A JPEG with a segment after its first two bytes. */
export const jpegWith = (jpeg: Uint8Array, marker: number, data: Uint8Array): Buffer =>
  Buffer.concat([
    jpeg.subarray(0, 2),
    Buffer.from([0xff, marker]),
    number(data.length + 2, 2),
    data,
    jpeg.subarray(2),
  ])

/** A JPEG that declares a larger size than it has. */
export function jpegClaiming(jpeg: Uint8Array, width: number, height: number): Buffer {
  const copy = Buffer.from(jpeg)
  const at = copy.indexOf(Buffer.from([0xff, 0xc0]))
  copy.writeUInt16BE(height, at + 5)
  copy.writeUInt16BE(width, at + 7)
  return copy
}
