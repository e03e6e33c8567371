import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The ways through the project that src/README.md describes, each with its files. */
const ways = readFileSync('src/README.md', 'utf8')
  .split(/^## /m)
  .slice(1)
  .map((section) => {
    const [title = '', ...lines] = section.split('\n')
    const files = lines.flatMap((line) => /^\d+\. `([^`]+)`/.exec(line)?.[1] ?? [])
    return { title, files }
  })

test('src/README.md describes five ways', () => {
  expect(ways.map(({ title }) => title.split(',')[0])).toEqual([
    'A page',
    'A manifest',
    'A call',
    'An island',
    'A form',
  ])
})

test.each(ways)('every file of "$title" is there', ({ files }) => {
  const missing = files.filter((file) => !existsSync(file) && !existsSync(`src/${file}`))
  expect(missing).toEqual([])
})

test('a page passes at most 20 files, a call at most 14', () => {
  const [page, , call] = ways
  expect(page?.files.length).toBeLessThanOrEqual(20)
  expect(call?.files.length).toBeLessThanOrEqual(14)
})

test('every picture of a block is one of blocks/parts/picture.tsx', () => {
  const sources = import.meta.glob<string>(['/blocks/**/*.tsx', '!**/*.test.tsx'], {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  const files = Object.keys(sources).filter((file) => sources[file]?.includes('<img'))
  expect(files).toEqual(['/blocks/parts/picture.tsx'])
})

test('no message of zod reaches a person: what it refuses is reported by schemas/validation-messages.ts', () => {
  const sources = import.meta.glob<string>(
    [
      '/{src,tools,blocks}/**/*.{ts,tsx}',
      '!**/*.test.*',
      '!/src/manifest/read/pattern-messages.ts',
    ],
    {
      query: '?raw',
      import: 'default',
      eager: true,
    },
  )
  const files = Object.keys(sources).filter((file) =>
    /\bissues?\b[^\n]*\.message\b/.test(sources[file] ?? ''),
  )
  expect(files).toEqual([])
})
