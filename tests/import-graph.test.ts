import { expect, test } from 'vitest'
import { circlesOf, exportsOf, foldersInCircles, importGraph, importsOf } from './import-graph.ts'

const upward = importGraph({
  '/src/room/low/ground.ts': `import type { Top } from '../high/top.ts'\n`,
  '/src/room/high/top.ts': `import { ground } from '../low/ground.ts'\nexport interface Top {}\n`,
  '/src/room/main.ts': `import { top } from './high/top.ts'\nimport '../style.css'\n`,
})

test('a type imported against the direction makes a circle of files, and of folders', () => {
  expect(circlesOf(upward)).toEqual([['src/room/high/top.ts', 'src/room/low/ground.ts']])
  expect(foldersInCircles(upward)).toEqual([
    'src/room/high ↔ src/room/low: src/room/low/ground.ts → src/room/high/top.ts',
    'src/room/high ↔ src/room/low: src/room/high/top.ts → src/room/low/ground.ts',
  ])
})

test('folders that import each other are found where no two files do, also three of them', () => {
  const pair = importGraph({
    '/src/room/a/one.ts': `import { two } from '../b/two.ts'`,
    '/src/room/b/two.ts': '',
    '/src/room/b/three.ts': `import { four } from '#src/room/a/four.ts'`,
    '/src/room/a/four.ts': '',
  })
  expect(circlesOf(pair)).toEqual([])
  expect(foldersInCircles(pair)).toHaveLength(2)
  const three = importGraph({
    '/src/room/a/one.ts': `export type { Two } from '../b/two.ts'`,
    '/src/room/b/two.ts': `const three = await import('../c/three.ts')`,
    '/src/room/c/three.ts': `type Four = import('../a/four.ts').Four`,
    '/src/room/a/four.ts': '',
  })
  expect(foldersInCircles(three)).toHaveLength(3)
})

test('a file that imports itself is a circle; a chain of imports is none', () => {
  const own = importGraph({ '/src/a.ts': `import { a } from './a.ts'` })
  expect(circlesOf(own)).toEqual([['src/a.ts']])
  const downhill = importGraph({
    '/src/room/a/one.ts': `import { two } from '../b/two.ts'\nimport { z } from 'zod'`,
    '/src/room/b/two.ts': `import { three } from '#src/room/three.ts'`,
    '/src/room/three.ts': '',
  })
  expect(circlesOf(downhill)).toEqual([])
  expect(foldersInCircles(downhill)).toEqual([])
})

test('imports over several lines are found, and packages by name', () => {
  const source = `import {\n  a,\n} from './b.ts'\nimport fs from 'node:fs'\nexport * from '#schemas/c.ts'`
  expect(importsOf('src/a.ts', source)).toEqual(['src/b.ts', 'package:node:fs', 'schemas/c.ts'])
})

test('the exports of a file are its declared, listed and destructured names, each once', () => {
  const source = [
    'export const a = 1',
    'const hidden = 1',
    'export async function b() {}',
    'export function c(text: string): void',
    'export function c() {}',
    'export interface D {}',
    'export type { E, F } from "x"',
    'export const { g, h } = both',
  ].join('\n')
  expect(exportsOf(source)).toEqual(['a', 'b', 'c', 'D', 'E', 'F', 'g', 'h'])
})

test('what a template literal or a comment holds is no export', () => {
  const template = ['const text = `', 'export const a = 1', '`', 'export const b = 1'].join('\n')
  expect(exportsOf(template)).toEqual(['b'])
  expect(exportsOf("/** One \\` mark. */\nexport const c = '`'\nexport const d = 1")).toEqual([
    'c',
    'd',
  ])
})
