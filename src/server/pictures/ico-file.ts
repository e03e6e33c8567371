/**
 * An icon file of one picture, which is a PNG: a header of six bytes, an entry of sixteen, the PNG. Read by every browser
 * since Internet Explorer 11. https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10)
 */
export function icoOf(png: Uint8Array, pixels: number): Uint8Array<ArrayBuffer> {
  const file = new Uint8Array(22 + png.length)
  const view = new DataView(file.buffer)
  view.setUint16(2, 1, true)
  view.setUint16(4, 1, true)
  file.set([pixels, pixels], 6)
  view.setUint16(10, 1, true)
  view.setUint16(12, 32, true)
  view.setUint32(14, png.length, true)
  view.setUint32(18, 22, true)
  file.set(png, 22)
  return file
}
