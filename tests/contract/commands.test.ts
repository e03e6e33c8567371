import { describe, expect, test } from 'vitest'
import { commands } from '#tools/commands.ts'
import { optionsOf } from '#tools/options.ts'

const sources = import.meta.glob<string>('/tools/commands/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const files = Object.keys(sources).filter((file) => !file.endsWith('.test.ts'))

/** These pass the terminal to a server or a test runner, so they have no output of their own. */
const handsOver = new Set(['dev', 'e2e', 'faults', 'fuzz', 'start'])

test('every file of tools/commands is a registered command', () => {
  const names = files.map((file) => file.replace(/^.*\/|\.ts$/g, ''))
  expect(Object.keys(commands).toSorted()).toEqual(names.toSorted())
})

describe.each(Object.entries(commands))('command %s', (name, load) => {
  test('has the name of its file and a summary of one sentence', async () => {
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

  test('has --json if it prints a result', async () => {
    const { options } = await load()
    if (!handsOver.has(name)) expect(Object.keys(options.shape)).toContain('json')
  })
})
