import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSource } from '#src/library/read-source.ts'
import { compileFiles } from '#tests/made-up/compile-layouts.ts'
import { layoutsFolder } from '#tests/made-up/layouts-folder.ts'
import { manifestOf } from '#tests/made-up/layouts.ts'

test('links to files and folders outside of a layout are passed over', async () => {
  const folder = await layoutsFolder()
  await folder.write('coba', { 'layout.json': '{}' })
  writeFileSync(join(folder.root, 'secret.json'), '{"secret":true}')
  mkdirSync(join(folder.root, 'coba/pages'))
  mkdirSync(join(folder.root, 'luar'))
  writeFileSync(join(folder.root, 'luar/a.svg'), '<svg/>')
  symlinkSync(join(folder.root, 'secret.json'), join(folder.root, 'coba/pages/home.json'))
  symlinkSync(join(folder.root, 'luar'), join(folder.root, 'coba/assets'))
  symlinkSync(join(folder.root, 'coba'), join(folder.root, 'kembar'))
  for (const name of ['..', '../luar', 'coba/../luar', '/etc', 'kembar', '', 'Coba'])
    expect(readSource(folder.root, name), name).toBeUndefined()
  const source = readSource(folder.root, 'coba')
  expect(Object.keys(source?.texts ?? {})).toEqual(['layout.json'])
  expect(source?.assets).toEqual({})
  await folder.clear()
})

test.each(['..', '.', '../coba', '/etc', 'C:\\x', '', 'Coba', 'coba/../x', '%2e%2e'])(
  '%j is no name of a layout to extend',
  (name) => {
    const { problems } = compileFiles('coba', {
      coba: { 'layout.json': manifestOf('coba', { extends: name }) },
    })
    expect(problems.map(({ rule }) => rule)).toContain('unknown-parent')
  },
)

test('a name with a NUL is refused before it is looked up', () => {
  const { problems } = compileFiles('coba', {
    coba: { 'layout.json': manifestOf('coba', { extends: 'a\u0000b' }) },
  })
  expect(problems.map(({ rule }) => rule)).toContain('nul-character')
})
