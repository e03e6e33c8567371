import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Starter } from '#schemas/starter.ts'
import { serveLayouts, until, type ServedLayouts } from '#tests/serve.ts'

let served: ServedLayouts
beforeAll(async () => void (served = await serveLayouts(['base', 'default'])))
afterAll(() => served.close())

/** The layout of the guide in README.md. */
async function readmeLayout(): Promise<string> {
  const guide = await readFile('layouts/README.md', 'utf8')
  const example = /## Or by hand[\s\S]*?```json\n([\s\S]*?)```/.exec(guide)?.[1]
  if (example === undefined) throw new Error('layouts/README.md shows no layout')
  return example
}

const category = { slug: 'kabar', kind: 'news', name: 'Kabar' }

const home = () => served.get('coba.localhost', '/')

test('a new folder is served without restart, an edit is visible, and a broken edit changes nothing', async () => {
  const folder = join(served.layouts, 'coba')
  const file = join(folder, 'layout.json')
  const pages = join(folder, 'pages')
  expect((await home()).status).toBe(404)

  const example = await readmeLayout()
  expect(example.split('\n').length).toBeLessThan(40)
  await mkdir(pages, { recursive: true })
  await writeFile(file, example)
  await until(async () => (await home()).status === 200, 'coba answers')
  expect((await home()).body).toContain('Sekolah Coba')

  const hero = { id: 'hero', type: 'hero', props: { heading: 'Halo dari Coba' } }
  await writeFile(join(pages, 'home.json'), JSON.stringify({ blocks: [hero] }))
  await until(async () => (await home()).body.includes('Halo dari Coba'), 'the edit shows')
  const good = (await home()).body

  served.log.length = 0
  await writeFile(file, example.replace('"manifest": 1,', '"manifest": 1'))
  const isLogged = async () => served.log.some((line) => line.includes('json-syntax'))
  await until(isLogged, 'the problem is logged')
  expect((await home()).body).toBe(good)
  const lines = served.log.filter((line) => line.includes('json-syntax'))
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(
    /layouts\/coba\/layout\.json:\d+:\d+ error json-syntax: .+ Write what is missing, or take out what is too much; [^.]+\. The last good version is served, or, where there is none, what can be drawn\./,
  )
})

test('rows that are changed once a site has them are not loaded, which is logged once', async () => {
  const folder = join(served.layouts, 'baris')
  await mkdir(join(folder, 'data'), { recursive: true })
  const example = (await readmeLayout()).replaceAll('coba', 'baris')
  await writeFile(join(folder, 'layout.json'), example)
  const said = () => served.log.filter((line) => line.includes('layouts/baris/data/ was changed'))
  await until(async () => (await served.get('baris.localhost', '/')).status === 200, 'it answers')

  await writeFile(join(folder, 'layout.json'), example.replace('Sekolah Coba', 'Sekolah Baris'))
  const title = async () => (await served.get('baris.localhost', '/')).body
  await until(async () => (await title()).includes('Sekolah Baris'), 'the edit shows')
  expect(said()).toEqual([])

  await writeFile(join(folder, 'data', 'categories.json'), JSON.stringify([category]))
  await until(async () => said().length > 0, 'the change of the rows is logged')
  expect(said()).toHaveLength(1)
  expect(said()[0]).toContain('start with an empty DATA_DIR, which loads the files')
})

test('a site that was opened before its first rows were written gets them, also when a page had to be mended first', async () => {
  const folder = join(served.layouts, 'kosong')
  await mkdir(join(folder, 'data'), { recursive: true })
  const example = (await readmeLayout()).replaceAll('coba', 'kosong')
  for (const name of Object.keys(Starter.shape))
    await writeFile(join(folder, 'data', `${name}.json`), '[]')
  await writeFile(join(folder, 'layout.json'), example)
  const list = '/api/v3/post/kind/category/list?kindSlug=news'
  const categories = async () => (await served.get('kosong.localhost', list)).body
  await until(async () => (await served.get('kosong.localhost', '/')).status === 200, 'it answers')

  served.log.length = 0
  await writeFile(join(folder, 'layout.json'), example.replace('"manifest": 1,', '"manifest": 1'))
  await writeFile(join(folder, 'data', 'categories.json'), JSON.stringify([category]))
  await until(async () => served.log.some((line) => line.includes('json-syntax')), 'it is refused')
  expect(await categories()).toContain('"items":[]')

  await writeFile(join(folder, 'layout.json'), example)
  await until(async () => (await categories()).includes('"kabar"'), 'the first rows show')
  expect(served.log.filter((line) => line.includes('data/ was changed'))).toEqual([])
})
