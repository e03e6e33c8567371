import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Face } from '#schemas/layout.ts'
import { faceSource } from '#src/render/face-source.ts'

const folder = 'blocks/parts/faces'
const partsOf = (face: string) =>
  [...readFileSync(`${folder}/${face}.css`, 'utf8').matchAll(/@import '\.\/(.*)';/g)].map(
    ([, file = '']) => file,
  )

test('each face of the schema has a sheet, and each sheet is of a face', () => {
  const sheets = readdirSync(folder).filter((name) => name.endsWith('.css') && name !== 'plain.css')
  expect(sheets.toSorted()).toEqual(Face.options.map((face) => `${face}.css`).toSorted())
  for (const face of Face.options) expect(faceSource(face)).toBe(`${folder}/${face}.css`)
})

test.each(Face.options)('all rules of the face %s are in its layer', (face) => {
  for (const part of partsOf(face))
    expect(readFileSync(`${folder}/${part}`, 'utf8')).toMatch(
      /^(\/\*[^*]*\*\/\s*)?@layer face \{[^]*\}\s*$/,
    )
})

const blocks = ['header', 'hero', 'page-head', 'class-grid', 'program-grid', 'post-list']
const words = ['counters', 'testimonials', 'faq', 'cta', 'footer']

test.each([...blocks, ...words])('no two faces give %s the same form', (block) => {
  const forms = Face.options.map((face) =>
    readFileSync(`${folder}/${face}/${block}.css`, 'utf8').replace(/\/\*[^*]*\*\//g, ''),
  )
  expect(new Set(forms).size).toBe(Face.options.length)
})
