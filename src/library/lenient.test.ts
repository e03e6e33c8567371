import { expect, test } from 'vitest'
import { madeUpBlocks } from '#tests/made-up/blocks.tsx'
import { layoutsFolder } from '#tests/made-up/layouts-folder.ts'
import { homeOf } from '#tests/made-up/layouts.ts'
import { openLibrary, type Library } from './library.ts'

const coba = (heading: string) => homeOf([{ id: 'a', type: 'note', props: { heading } }])
const headingOf = (library: Library) =>
  library.find('coba')?.pages.get('home')?.nodes[0]?.props.id.value['heading']

test("a problem that the layout's own rules downgrade does not keep the layout from being served", async () => {
  const folder = await layoutsFolder()
  const library = openLibrary({ root: folder.root, blocks: madeUpBlocks, report: () => undefined })
  await folder.write('coba', coba('satu'))
  await library.reload()
  const files = coba('dua')
  const manifest = files['layout.json'] as object
  const misspelt = { ...manifest, routes: [{ path: '/', page: 'home', middleware: ['gest'] }] }
  await folder.write('coba', { ...files, 'layout.json': misspelt })
  await library.reload()
  expect(headingOf(library)).toBe('satu')
  const lenient = { ...misspelt, rules: { severity: { 'unknown-middleware': 'warning' } } }
  await folder.write('coba', { 'layout.json': lenient })
  await library.reload()
  expect(headingOf(library)).toBe('dua')
  await folder.clear()
})
