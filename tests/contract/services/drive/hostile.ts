import sharp from 'sharp'
import { mostFileBytes } from '#schemas/services/drive.ts'
import { bombs } from './bombs.ts'
import { samples, script, type Hostile } from './samples.ts'

const { png, jpeg, webp, avif, gif, pdf, mp3, ogg } = samples
const text = (...parts: (Uint8Array | string)[]) =>
  Buffer.concat(parts.map((part) => Buffer.from(part as string)))
const zip = text('PK\u0003\u0004', Buffer.alloc(26), 'PK\u0005\u0006', Buffer.alloc(18))
const svg = `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`
const entities = `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;">]><svg>&b;</svg>`
const page = `<!doctype html><html><body>${script}</body></html>`

type HostileRow = [
  name: string,
  filename: string,
  type: string,
  bytes: Uint8Array | string,
  wanted: Hostile['wanted'],
]

const one = (...[name, filename, type, bytes, wanted]: HostileRow): Hostile => ({
  name,
  filename,
  type,
  bytes: Buffer.from(bytes as string),
  wanted,
})

const polyglots: Hostile[] = [
  one('PNG with a script behind it', 'a.png', 'image/png', text(png, script), 201),
  one('PNG with a page behind it', 'a.png', 'image/png', text(png, page), 201),
  one('JPEG with an archive behind it', 'a.jpg', 'image/jpeg', text(jpeg, zip), 201),
  one('JPEG with a script behind it', 'a.jpg', 'image/jpeg', text(jpeg, script), 201),
  one('WebP with a script behind it', 'a.webp', 'image/webp', text(webp, script), 201),
  one('AVIF with a script behind it', 'a.avif', 'image/avif', text(avif, script), 201),
  one('GIF with a script behind it', 'a.gif', 'image/gif', text(gif, script), 201),
  one('GIF that is JavaScript', 'a.gif', 'image/gif', 'GIF89a/*\u0000*/=1;alert(1)//', 422),
  one('GIF with a script in a comment', 'a.gif', 'image/gif', withComment(gif), 201),
  one('PDF with a page behind it', 'a.pdf', 'application/pdf', text(pdf, page), 422),
  one('PDF with a page in it', 'a.pdf', 'application/pdf', text('%PDF-1.4\n', page, pdf), 422),
  one('PDF with an archive behind it', 'a.pdf', 'application/pdf', text(pdf, zip), 422),
  one('page before a PDF', 'a.pdf', 'application/pdf', text(page, pdf), 415),
  one('MP3 with a script behind it', 'a.mp3', 'audio/mpeg', text(mp3, script), 422),
  one('Ogg with a script behind it', 'a.ogg', 'audio/ogg', text(ogg, script), 422),
  one('script before a PNG', 'a.png', 'image/png', text(script, png), 415),
]

const drawings: Hostile[] = [
  one('SVG with a script', 'a.svg', 'image/svg+xml', svg, 415),
  one('SVG as PNG', 'a.png', 'image/png', svg, 415),
  one('SVG as JPEG', 'a.jpg', 'image/jpeg', svg, 415),
  one('SVG said to be a PNG', 'a.svg', 'image/png', svg, 415),
  one('SVG with entities', 'a.svg', 'image/svg+xml', entities, 415),
  one('SVG with entities as PNG', 'a.png', 'image/png', entities, 415),
  one('compressed SVG', 'a.svgz', 'image/svg+xml', Buffer.from([0x1f, 0x8b, 8, 0]), 415),
]

/** Each accepted kind under the name and the type of each other one. */
const wrongs: Hostile[] = [
  one('page as JPEG', 'a.jpg', 'image/jpeg', page, 415),
  one('page as PDF', 'a.pdf', 'application/pdf', page, 415),
  one('page as MP3', 'a.mp3', 'audio/mpeg', page, 415),
  one('page', 'a.html', 'text/html', page, 415),
  one('PNG as a page', 'a.html', 'text/html', png, 415),
  one('PNG with the type of a page', 'a.png', 'text/html', png, 415),
  one('PNG without a type', 'a.png', '', png, 415),
  one('PNG as bytes', 'a.png', 'application/octet-stream', png, 415),
  one('PNG named JPEG', 'a.jpg', 'image/png', png, 415),
  one('PNG said to be JPEG', 'a.png', 'image/jpeg', png, 415),
  one('PNG as JPEG', 'a.jpg', 'image/jpeg', png, 415),
  one('JPEG as PNG', 'a.png', 'image/png', jpeg, 415),
  one('GIF as WebP', 'a.webp', 'image/webp', gif, 415),
  one('WebP as AVIF', 'a.avif', 'image/avif', webp, 415),
  one('AVIF as GIF', 'a.gif', 'image/gif', avif, 415),
  one('PDF as PNG', 'a.png', 'image/png', pdf, 415),
  one('PNG as PDF', 'a.pdf', 'application/pdf', png, 415),
  one('MP3 as Ogg', 'a.ogg', 'audio/ogg', mp3, 415),
  one('archive as PDF', 'a.pdf', 'application/pdf', zip, 415),
  one('archive', 'a.zip', 'application/zip', zip, 415),
  one('WebAssembly as PNG', 'a.png', 'image/png', text('\u0000asm\u0001\u0000\u0000\u0000'), 415),
  one('program of Linux as PNG', 'a.png', 'image/png', text('\u007fELF', Buffer.alloc(60)), 415),
  one('program of Windows', 'a.exe', 'application/x-msdownload', text('MZ', zip), 415),
  one('program of Windows as PDF', 'a.pdf', 'application/pdf', text('MZ', zip), 415),
  one('TIFF as JPEG', 'a.jpg', 'image/jpeg', Buffer.from('II*\u0000\u0008\u0000'), 415),
  one('text as JPEG', 'a.jpg', 'image/jpeg', 'not a picture at all', 415),
]

const truncated: Hostile[] = Object.entries(samples).flatMap(([format, bytes]) =>
  [0.02, 0.5, 0.9].map((part) => {
    const isSound = format === 'mp3' || format === 'ogg'
    const type = { pdf: 'application/pdf', mp3: 'audio/mpeg', ogg: 'audio/ogg' }[format]
    const cut = bytes.subarray(0, Math.ceil(bytes.length * part))
    const wanted = isSound ? 'either' : 'refused'
    return one(`${format} cut at ${part}`, `a.${format}`, type ?? `image/${format}`, cut, wanted)
  }),
)

const named = (name: string, filename: string, wanted: Hostile['wanted'] = 201) =>
  one(`name: ${name}`, filename, 'image/png', png, wanted)

const names: Hostile[] = [
  named('up the folders', '../../../../etc/passwd.png'),
  named('up the folders of Windows', String.raw`..\\..\\windows\\win.png`),
  named('a whole path', '/etc/cron.d/a.png'),
  named('nothing but dots', '...png', 415),
  named('zero byte', 'a.php\u0000.png', 'either'),
  named('zero byte behind', 'a.png\u0000.php', 'refused'),
  named('new lines', 'a\r\nX-Evil: 1\r\n.png', 'either'),
  named('letters that turn around', 'a\u202egnp.exe\u202c.png'),
  named('letters that turn around to another ending', 'a\u202egnp.exe', 415),
  named('of 300 letters', `${'a'.repeat(296)}.png`, 422),
  named('a device', 'con.png'),
  named('a device of Windows with an ending', 'NUL.tar.png'),
  named('dots behind', 'a.png...'),
  named('blanks behind', 'a.png   '),
  named('two endings', 'shell.php.png'),
  named('two endings the other way', 'foto.png.php', 415),
  named('a stream of Windows', 'a.png::$DATA', 415),
  named('markup', '<img src=x onerror=alert(1)>.png'),
  named('quotes', "a'b;c%22.png"),
  named('nothing before the dot', '.png', 415),
  named('half a letter', 'a\ud800.png'),
  named('an ending in capitals', 'A.PNG'),
]

const sizes: Hostile[] = [
  one('nothing', 'a.png', 'image/png', '', 422),
  one('one byte', 'a.png', 'image/png', 'x', 415),
  one('10 MiB and one', 'a.png', 'image/png', Buffer.alloc(mostFileBytes + 1, png), 413),
  one('10 MiB of a PNG and zeroes', 'a.png', 'image/png', padded(png), 201),
]

/** Files that attack the drive, with the expected result of each. */
export const hostileFiles = async (): Promise<Hostile[]> => [
  ...polyglots,
  ...drawings,
  ...wrongs,
  ...truncated,
  ...names,
  ...sizes,
  ...(await bombs()),
  one('where a picture was taken', 'a.jpg', 'image/jpeg', await withPlace(), 201),
]

function padded(bytes: Uint8Array): Buffer {
  return Buffer.concat([bytes, Buffer.alloc(mostFileBytes - bytes.length)])
}

function withComment(bytes: Buffer): Buffer {
  const comment = Buffer.concat([Buffer.from([0x21, 0xfe, script.length]), Buffer.from(script)])
  return Buffer.concat([bytes.subarray(0, -1), comment, Buffer.from([0, 0x3b])])
}

const withPlace = () =>
  sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .withExif({
      IFD0: { ImageDescription: script, Make: 'Kamera rahasia' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '6/1 12/1 0/1' },
    })
    .jpeg()
    .toBuffer()
