import sharp from 'sharp'

/** A file to be sent, and the expected result: `either` is refused or stored without harm. */
export interface Hostile {
  name: string
  filename: string
  type: string
  bytes: Buffer
  wanted: 201 | 413 | 415 | 422 | 'refused' | 'either'
}

export const script = '<script>alert(document.domain)</script>'

const picture = () => {
  const [width, height] = [64, 48]
  const raw = Buffer.from(noise(width * height * 3))
  return sharp(raw, { raw: { width, height, channels: 3 } })
}

/** The same noise each time, so that a file cannot be compressed. */
function noise(length: number): number[] {
  let state = 7
  return Array.from({ length }, () => (state = (state * 48_271) % 2_147_483_647) & 255)
}

const mp3Frame = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x64]), Buffer.alloc(413)])
const oggPage = Buffer.concat([
  Buffer.from('OggS\u0000\u0002'),
  Buffer.alloc(20),
  Buffer.from([1, 30, 1]),
  Buffer.from('vorbis'),
  Buffer.alloc(23),
])

/** A small file of each accepted kind. */
export const samples = {
  png: await picture().png().toBuffer(),
  jpeg: await picture().jpeg().toBuffer(),
  webp: await picture().webp().toBuffer(),
  avif: await picture().avif().toBuffer(),
  gif: await picture().gif().toBuffer(),
  pdf: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
  mp3: Buffer.concat(Array.from({ length: 8 }, () => mp3Frame)),
  ogg: oggPage,
}
