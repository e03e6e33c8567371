import { isTag, type Element } from 'domhandler'
import { find } from 'domutils'
import { parseDocument } from 'htmlparser2'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { compileProse } from '#src/render/prose.tsx'
import { attributes, expressions, frontMatter, modules, texts } from './attacks/code.ts'
import { links, tags } from './attacks/markup.ts'
import { compared, edit, readCase } from './corpus.ts'
import { compileTexts } from './in-memory.ts'
import { arm, disarm, inherited, sentinel, touched, withoutLiveCode } from './sentinels.ts'
import { sound } from './sound.ts'

/** Pages of prose that try to run, to load, to break out or to never end. */
const hostile = Object.entries({
  modules,
  expressions,
  attributes,
  frontMatter,
  texts,
  tags,
  links,
})

// What checks grammars is made of text itself, once: before anything hostile is read.
beforeAll(() => {
  for (const [, cases] of hostile) for (const one of cases) compileTexts(readCase(one).texts)
})
beforeEach(arm)
afterAll(disarm)

describe.each(hostile)('%s', (_family, cases) => {
  test.each(cases)('$name is refused where it stands, and nothing runs', (one) => {
    const { texts, expected } = readCase(one)
    const before = inherited()
    const { problems } = withoutLiveCode(() => compileTexts(texts))
    expect(compared(problems, expected)).toEqual(expected.toSorted())
    expect(expected.length).toBeGreaterThan(0)
    expect(inherited()).toEqual(before)
    expect(touched()).toEqual([])
  })
})

test('code that is made of text is found, even where it would be caught', () => {
  const make = () => {
    try {
      return (() => 1).constructor('return 1') as unknown
    } catch {
      return undefined
    }
  }
  expect(() => withoutLiveCode(make)).toThrow(/code was made of text: return 1/)
  expect(withoutLiveCode(() => 1)).toBe(1)
})

/** Prose that looks like an attack and only speaks of one. */
const harmless: [what: string, text: string][] = [
  ['code in backticks', 'Tulis `{process.exit()}`, `<script>` dan `import x from "y"`.'],
  ['code in a fence', '```js\nimport fs from "node:fs"\nglobalThis.__pwn = { a: 1 }\n```'],
  ['markup in a fence', '~~~html\n<script src="https://evil.example"></script>\n<!-- a -->\n~~~'],
  ['braces and signs that are escaped', 'Dua \\{ kurung \\} dan 1 \\< 2, juga \\<script>.'],
  ['entities', '&lt;script&gt;alert(1)&lt;/script&gt; dan &#123;1&#125;.'],
  ['the words of code', 'impor benang, ekspor kain: javascript:alert(1) hanyalah kata.'],
  ['a scheme within an address', '[a](https://a.example/?q=javascript:alert(1)#data:text)'],
  ['an address with entities', '[a](/Class/dasar?a=1&amp;b=%3Cscript%3E)'],
  ['addresses that become links', 'www.a.example, https://a.example/?a={b} dan halo@a.example.'],
  ['a telephone number and a letter', '[a](tel:+62215550199) [b](mailto:halo@a.example)'],
  ['a rule that is no front matter', 'Halo.\n\n---\n\njs\n\n---'],
  [
    'a table with bars and a footnote',
    '| a | b |\n| - | - |\n| 1 | `x \\| y` |\n\nKata[^1].\n\n[^1]: Arti.',
  ],
]
const end = '- benang dari <mark>pewarna</mark> alam\n'
const tagsOfProse = new Set(
  'h1 h2 h3 h4 h5 h6 p ul ol li a strong em del code pre mark br hr blockquote table thead tbody tr th td sup section input'.split(
    ' ',
  ),
)
const attributesOfProse =
  /^(id|class|href|title|align|start|type|checked|disabled|style|data-node|data-footnotes|data-footnote-ref|data-footnote-backref|aria-describedby|aria-label)$/

/** Elements, attributes and addresses that a text may not have. */
function alive(html: string): string[] {
  const elements = find(isTag, [parseDocument(html)], true, Infinity) as Element[]
  return elements.flatMap(({ name, attribs }) => [
    ...(tagsOfProse.has(name) ? [] : [name]),
    ...Object.keys(attribs).filter((attribute) => !attributesOfProse.test(attribute)),
    ...[attribs['href'] ?? '#'].filter((href) => !/^(\/(?!\/)|#|https?:|mailto:|tel:)/.test(href)),
  ])
}

test.each(harmless)('%s is fine, and drawn as what it says', async (_what, text) => {
  const page = edit([end, `${end}\n${text}\n`])(sound['pages/about.mdx'] ?? '')
  const { layout, problems } = compileTexts({ ...sound, 'pages/about.mdx': page })
  expect(compared(problems, [])).toEqual([])
  const prose = layout?.pages.get('about')?.prose?.id
  if (prose === undefined) throw new Error('the page is no prose')
  const html = (await compileProse(prose)).join('')
  expect(alive(html)).toEqual([])
  expect(touched()).toEqual([])
})

test('code for front matter is not run even where the reader was passed by', async () => {
  for (const language of ['js', 'javascript', ' js']) {
    const source = `---${language}\nglobalThis.__pwn = require("node:fs").rmSync(${JSON.stringify(sentinel.file)})\n---\n\nHalo.\n`
    await compileProse({ source })
  }
  expect(touched()).toEqual([])
})

test('there are at least forty attacks', () => {
  const names = hostile.flatMap(([, cases]) => cases.map(({ name }) => name))
  expect(names.length).toBeGreaterThanOrEqual(40)
  expect(new Set(names).size).toBe(names.length)
})
