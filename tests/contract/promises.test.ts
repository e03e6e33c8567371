import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ofOwnLayouts } from '#tests/own-layouts.ts'

/** Sentences about certificates that others issue. */
const certificatesOfOthers = [
  '"Sertifikat TLS"',
  'produk memiliki izin edar atau sertifikat',
  'Kumpulkan kesalahan, bukan sertifikat',
]

const texts = Object.fromEntries(
  ['layouts', 'blocks'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(json|mdx|md|ts|tsx)$/.test(file))
      .map((file) => [`/${folder}/${file}`, readFileSync(`${folder}/${file}`, 'utf8')]),
  ),
)
const promises = (text: string): string[] =>
  certificatesOfOthers
    .reduce((rest, allowed) => rest.replaceAll(allowed, ''), text)
    .match(/.{0,40}(?:sertifika|certif|kredit profesional|professional credit).{0,40}/gi) ?? []

test('no text of a layout or a block promises a certificate, which the product does not issue', () => {
  const layouts = ofOwnLayouts(texts)
  const blocks = Object.entries(texts).filter(([file]) => file.startsWith('/blocks/'))
  expect(layouts.length).toBeGreaterThan(200)
  expect(blocks.length).toBeGreaterThan(200)
  const found = [...layouts, ...blocks].flatMap(([file, text]) =>
    promises(text).map((promise) => `${file}: ${promise}`),
  )
  expect(found).toEqual([])
})
