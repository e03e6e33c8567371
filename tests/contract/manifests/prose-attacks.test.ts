import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readMdx } from '#src/manifest/read/read-mdx.ts'
import { compileProse } from '#src/render/prose.tsx'

/** What an attack would change, were anything of a page ever run. */
const folder = mkdtempSync(join(tmpdir(), 'tenun-prose-'))
const sentinel = join(folder, 'sentinel')
const run = vi.fn()

beforeAll(() => {
  writeFileSync(sentinel, 'untouched')
  process.env['SENTINEL'] = 'untouched'
  vi.stubGlobal('__pwn', run)
})
afterAll(() => {
  expect(run).not.toHaveBeenCalled()
  expect(process.env['SENTINEL']).toBe('untouched')
  expect(readdirSync(folder)).toEqual(['sentinel'])
  vi.unstubAllGlobals()
  rmSync(folder, { recursive: true })
})

/** Rule and place of everything that is wrong with a page of prose. */
const faults = (text: string) =>
  readMdx('a.mdx', text).faults.map(({ rule, place }) => `${rule} ${place.line}:${place.column}`)

const code = [
  ['an import', 'import x from "./b.json"', '1:1'],
  ['an import of everything', '# A\n\nimport * as fs from "node:fs"\n', '3:1'],
  ['an import for its effect', 'import "./evil.mjs"\n', '1:1'],
  ['an export', 'export const a = __pwn()\n', '1:1'],
  ['an export of another file', 'export * from "node:child_process"\n', '1:1'],
  ['a default export', 'export default () => __pwn()\n', '1:1'],
  ['a layout by export', 'export {default} from "./layout"\n', '1:1'],
  ['a call', 'Halo {__pwn()}\n', '1:6'],
  ['a dynamic import', 'A {import("node:fs")}\n', '1:3'],
  ['an expression on its own', '{process.exit(1)}\n', '1:1'],
  ['a comment of JSX, which is an expression', 'A {/* x */}\n', '1:3'],
  ['a constructor of functions', '{[].constructor.constructor("__pwn()")()}\n', '1:1'],
  ['a loop that would never end', '{(() => { while (1); })()}\n', '1:1'],
  ['a template', '{`${__pwn()}`}\n', '1:1'],
  ['the environment', '{process.env.SENTINEL = "x"}\n', '1:1'],
  ['an expression in a list', '- a\n- {__pwn()}\n', '2:3'],
  ['an expression in a table', '| a |\n| --- |\n| {__pwn()} |\n', '3:3'],
  ['an expression in a heading', '## {__pwn()}\n', '1:4'],
  ['an expression in a quote', '> {__pwn()}\n', '1:3'],
  ['an expression in a link’s words', '[{__pwn()}](/)\n', '1:2'],
  ['an attribute that is a call', '<Note heading={__pwn()} />\n', '1:7'],
  ['an attribute that is a function', '<Note heading={() => 1} />\n', '1:7'],
  ['an attribute that is an element', '<Note heading={<b/>} />\n', '1:7'],
  ['a spread', '<Note {...__pwn()} />\n', '1:7'],
  ['a spread beside attributes', '<Note id="a" {...{"a":1}} />\n', '1:14'],
] as const

test.each(code)('%s is code, and refused at its place', (_what, text, at) => {
  expect(faults(text)).toContain(`mdx-code ${at}`)
})

const tags = [
  ['a script', '<script>__pwn()</script>\n'],
  ['a script without end tag in a paragraph', 'A <script src="//x" />\n'],
  ['a frame', '<iframe srcDoc="<script>__pwn()</script>" />\n'],
  ['an object', '<object data="data:text/html,x" />\n'],
  ['an embed', '<embed src="x" />\n'],
  ['a drawing', '<svg onload="__pwn()" />\n'],
  ['mathematics', '<math><mi href="javascript:__pwn()">x</mi></math>\n'],
  ['a style', '<style>body</style>\n'],
  ['a template', '<template>x</template>\n'],
  ['a form', '<form action="/x" />\n'],
  ['a meta', '<meta http-equiv="refresh" content="0;url=//x" />\n'],
  ['a base', '<base href="//x/" />\n'],
  ['a link', '<link rel="import" href="//x" />\n'],
  ['a picture with a handler', '<img src="x" onerror="__pwn()" />\n'],
  ['an attribute on a plain tag', 'A <mark onclick="__pwn()">b</mark>\n'],
  ['a style on a plain tag', 'A <sup style="position:fixed">b</sup>\n'],
  ['raw HTML by React’s own name', 'A <mark dangerouslySetInnerHTML="x">b</mark>\n'],
  ['a tag of one’s own', '<x-evil onclick="a" />\n'],
  ['a member', '<a.b />\n'],
  ['a namespace', '<svg:a />\n'],
  ['a fragment', '<>a</>\n'],
  ['a block inside a line', 'A <Note heading="x" /> b\n'],
  ['text inside a block', '<WideBox>\n  halo\n</WideBox>\n'],
  ['a link that runs', '[a](javascript:__pwn())\n'],
  ['a link that runs, in capitals', '[a](JaVaScRiPt:__pwn())\n'],
  ['a link that runs, by entities', '[a](&#106;avascript:__pwn())\n'],
  ['a link that runs, by a tab', '[a](java&#9;script:__pwn())\n'],
  ['a link of data', '[a](data:text/html;base64,PHNjcmlwdD4=)\n'],
  ['a link of Visual Basic', '[a](vbscript:x)\n'],
  ['a link to a file', '[a](file:///etc/passwd)\n'],
  ['a link of two slashes', '[a](//evil.example)\n'],
  ['a link of a slash and a backslash', '[a](</\\evil.example>)\n'],
  ['a picture that runs', '![a](javascript:__pwn())\n'],
  ['a definition that runs', '[a][b]\n\n[b]: javascript:__pwn()\n'],
] as const

test.each(tags)('%s is refused', (_what, text) => {
  expect(faults(text)).toContainEqual(expect.stringMatching(/^mdx-(tag|code|syntax) \d+:\d+$/))
})

test.each([
  ['an alias', '---\na: &a [1]\nb: *a\n---\n'],
  ['a tag of JavaScript', '---\ntitle: !!js/function "__pwn"\n---\n'],
  ['a key that is the prototype', '---\n__proto__:\n  x: 1\n---\n'],
  ['a key that is the constructor', '---\ntitle:\n  constructor: x\n---\n'],
  ['an attribute that is the prototype', '<Note __proto__={{"x":1}} />\n'],
  ['a slot that is the prototype', '<WideBox><Note slot="__proto__" heading="a" /></WideBox>\n'],
])('%s is refused', (_what, text) => {
  const { faults: found } = readMdx('a.mdx', text)
  expect(found.map(({ rule }) => rule)).not.toEqual([])
  expect(({} as Record<string, unknown>)['x']).toBeUndefined()
})

test('nesting that would end the stack, and lines without end, end in a fault or a page', () => {
  const deep = [
    '> '.repeat(3000),
    '<WideBox>'.repeat(2000),
    '['.repeat(5000),
    '{'.repeat(5000),
    '*'.repeat(20_000),
  ]
  for (const text of [...deep, 'a'.repeat(200_000)])
    expect(() => readMdx('a.mdx', `${text}\n`), text.slice(0, 20)).not.toThrow()
})

test('what only looks like code passes, and is drawn as text', async () => {
  const text =
    'Tulis `import x` dan \\{halo\\}; 1 < 2, `<script>` dan [tautan](/Class?a=1#b).\n\n```js\n__pwn()\n```\n'
  const read = readMdx('a.mdx', text)
  expect(read.faults).toEqual([])
  const [html = ''] = await compileProse({ source: read.prose })
  expect(html).toContain('{halo}')
  expect(html).toContain('&lt;script&gt;')
  expect(html).not.toContain('<script')
})

test('should the reader ever miss one, the compiler’s resolver refuses every file', async () => {
  const source = 'import x from "node:fs"\n\n# A\n'
  await expect(compileProse({ source })).rejects.toThrow()
})
