import { afterEach, expect, test } from 'vitest'
import { readSource } from '#src/library/read-source.ts'
import { layoutsFolder, type LayoutsFolder } from '#tests/made-up/layouts-folder.ts'
import { homeOf, type Files } from '#tests/made-up/layouts.ts'
import { findingsIn } from '#tests/made-up/rendered-rules.ts'

const files: Files = homeOf([{ id: 'a', type: 'note', props: { heading: 'A' } }])

test('an <img> without width or height is reported at the node that rendered it', async () => {
  const html =
    '<div id="a"><img src="/a.png"><img src="/b.png" width="4"><img src="/c.png" width="4" height="3"></div>'
  expect(await findingsIn('image-size', html, files)).toEqual([
    'pages/home.json:3:5 <img src="/a.png"> has no width and no height.',
    'pages/home.json:3:5 <img src="/b.png"> has no height.',
  ])
})

let folder: LayoutsFolder | undefined
afterEach(() => folder?.clear())

/** The problems of this drawing in a page that shows it with a size. */
async function drawing(svg: string) {
  folder = await layoutsFolder()
  await folder.write('coba', { 'assets/logo.svg': svg })
  await folder.write('coba', homeOf([]))
  const assets = readSource(folder.root, 'coba')?.assets
  const html = '<img src="/media/logo.svg?v=12345678" width="4" height="3">'
  return findingsIn('image-size', { html, assets }, files)
}

test('an SVG of the layout without an intrinsic size is reported at the file', async () => {
  expect(await drawing('<svg xmlns="http://www.w3.org/2000/svg" width="9"><g/></svg>')).toEqual([
    'assets/logo.svg:1:1 logo.svg has neither viewBox nor width and height.',
  ])
})

test.each(['<svg viewBox="0 0 4 3"/>', '<svg\n  width="4"\n  height="3">'])(
  '%j has a size',
  async (svg) => {
    expect(await drawing(svg)).toEqual([])
  },
)

test('a file that says its size, or is not the layout’s, is left alone', async () => {
  const missing = { 'logo.svg': { file: '/nowhere/logo.svg', hash: '', bytes: 1 } }
  const html = '<img src="/media/logo.svg" width="4" height="3">'
  expect(await findingsIn('image-size', { html, assets: missing }, files)).toEqual([])
  expect(await findingsIn('image-size', html, files)).toEqual([])
})
