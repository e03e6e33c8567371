import { describe, expect, test } from 'vitest'
import { commands } from '#tools/commands.ts'
import { optionsOf } from '#tools/options.ts'

const sources = import.meta.glob<string>('/tools/commands/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const files = Object.keys(sources).filter((file) => !file.endsWith('.test.ts'))

/** They hand the terminal to a server or to a test runner, so there is no output of their own to read. */
const handsOver = new Set(['dev', 'e2e', 'faults', 'fuzz', 'start'])

test('every file of tools/commands is a command that can be called', () => {
  const names = files.map((file) => file.replace(/^.*\/|\.ts$/g, ''))
  expect(Object.keys(commands).toSorted()).toEqual(names.toSorted())
})

describe.each(Object.entries(commands))('command %s', (name, load) => {
  test('is called by its name and says what it does in one sentence', async () => {
    const { name: own, summary } = await load()
    expect(own).toBe(name)
    expect(summary).toMatch(/^[A-Z].{10,110}\.$/)
  })

  test('describes every option, with a flag in kebab-case', async () => {
    for (const { flag, description } of optionsOf(await load())) {
      expect(flag).toMatch(/^--[a-z]+(-[a-z]+)*$/)
      expect(description, flag).toMatch(/^[A-Z].*\.$/)
    }
  })

  test('has --dry-run if it writes', async () => {
    const { writes, options } = await load()
    const source = sources[`/tools/commands/${name}.ts`] ?? ''
    if (writes !== undefined || /\b(writeFile|replaceFile)\(/.test(source))
      expect(Object.keys(options.shape)).toContain('dryRun')
  })

  test('has --json if there is something to read', async () => {
    const { options } = await load()
    if (!handsOver.has(name)) expect(Object.keys(options.shape)).toContain('json')
  })
})
