import { afterEach, beforeEach, expect, test } from 'vitest'
import { repositoryOf, type Repository } from '#tests/made-up/repository.ts'
import { madeUpTerminal } from '#tests/made-up/terminal.ts'
import { check } from '#tools/commands/check.ts'

let repository: Repository
beforeEach(async () => {
  repository = await repositoryOf(['base', 'training'])
})
afterEach(() => repository.close())

const checked = async (words: string[]) => {
  const terminal = madeUpTerminal()
  const options = check.options.parse({ root: repository.root, rendered: true, failOn: 'info' })
  const code = await check.run(terminal, options, words)
  return { code, text: terminal.printed.join('\n') }
}

test('every page of a valid layout is rendered and has no problem', async () => {
  const { code, text } = await checked(['training'])
  expect(text).toBe('No problems.')
  expect(code).toBe(0)
})

test('what only the HTML shows is reported at the page, and a block that its data does not fit at its node', async () => {
  await repository.write(
    'training/pages/about.mdx',
    '---\ntitle: Tentang kami\n---\n\n# Judul\n\n# Judul kedua\n\n#### Terlalu dalam\n\n[Ke mana ini](/Tiada)\n',
  )
  await repository.edit(
    'training/layout.json',
    '"routes": [',
    '"routes": [{ "path": "/About", "page": "about" },',
  )
  const page = JSON.parse(await repository.read('training/pages/class-detail.json'))
  const heading = { $bind: 'class.about', fallback: '' }
  page.patch.push({ op: 'props', at: 'silabus', props: { heading } })
  await repository.write('training/pages/class-detail.json', JSON.stringify(page))
  const { code, text } = await checked(['training'])
  expect(code).toBe(1)
  for (const rule of ['one-heading', 'heading-order', 'dead-link']) expect(text).toContain(rule)
  expect(text).toContain('/Tiada answers 404.')
  expect(text).toContain('error broken-props')
})
