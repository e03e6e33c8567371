import { expect, test } from 'vitest'
import { readMdx } from './read-mdx.ts'

const read = (text: string) => readMdx('a.mdx', text)
const faults = (text: string) => read(text).faults.map(({ rule, place }) => [rule, place.line])
const before = Object.getOwnPropertyNames(Object.prototype)

/** Each sample is on the third line of an otherwise valid page. */
const hostile: [what: string, sample: string, rule: string][] = [
  ['import', 'import x from "fs"', 'mdx-code'],
  ['import for effect', 'import "/etc/passwd"', 'mdx-code'],
  ['import()', '{await import("fs")}', 'mdx-code'],
  ['export', 'export const x = process.env', 'mdx-code'],
  ['export default', 'export default () => null', 'mdx-code'],
  ['flow expression', '{process.exit(1)}', 'mdx-code'],
  ['expression in text', 'Halo {globalThis.x = 1}', 'mdx-code'],
  ['expression in a heading', '# Halo {1}', 'mdx-code'],
  ['expression in a list', '- satu {1}', 'mdx-code'],
  ['expression in a table', '| a |\n| - |\n| {1} |', 'mdx-code'],
  ['expression in a quote', '> {1}', 'mdx-code'],
  ['expression in a footnote', '[^1]: {1}', 'mdx-code'],
  ['expression in a link', '[teks {1}](/a)', 'mdx-code'],
  ['expression prop', '<Note heading={process.env.HOME} />', 'mdx-code'],
  ['call in a prop', '<Note heading={fetch("//evil")} />', 'mdx-code'],
  ['template in a prop', '<Note heading={`a`} />', 'mdx-code'],
  ['spread', '<Note {...process.env} />', 'mdx-code'],
  ['spread of a literal', '<Note {...{"heading":"a"}} />', 'mdx-code'],
  ['event handler', '<Note onClick={() => alert(1)} />', 'mdx-code'],
  ['function prop', '<Note render={function () {}} />', 'mdx-code'],
  ['script', '<script>alert(1)</script>', 'mdx-tag'],
  ['script with an address', '<script src="https://evil/x.js"></script>', 'mdx-tag'],
  ['style', '<style>{"*{}"}</style>', 'mdx-tag'],
  ['iframe', '<iframe src="https://evil/" />', 'mdx-tag'],
  ['iframe with srcdoc', '<iframe srcdoc="<script>1</script>" />', 'mdx-tag'],
  ['image that fails', '<img src="x" onerror="alert(1)" />', 'mdx-tag'],
  ['svg', '<svg onload="alert(1)" />', 'mdx-tag'],
  ['object', '<object data="x" />', 'mdx-tag'],
  ['form', '<form action="https://evil/" />', 'mdx-tag'],
  ['link of HTML', '<a href="javascript:alert(1)">a</a>', 'mdx-tag'],
  ['attribute of a plain tag', '<mark style="x">a</mark>', 'mdx-tag'],
  ['handler of a plain tag', '<mark onclick="alert(1)">a</mark>', 'mdx-tag'],
  ['plain tag with a spread', '<mark {...x}>a</mark>', 'mdx-tag'],
  ['fragment', '<>a</>', 'mdx-tag'],
  ['member tag', '<a.b />', 'mdx-tag'],
  ['namespace', '<svg:script />', 'mdx-tag'],
  ['custom element', '<x-y />', 'mdx-tag'],
  ['tag in text', 'Halo <u>dunia</u>', 'mdx-tag'],
  ['tag in a list', '- <iframe />', 'mdx-tag'],
  ['javascript link', '[a](javascript:alert)', 'mdx-tag'],
  ['javascript link in another case', '[a](JaVaScRiPt:alert)', 'mdx-tag'],
  ['javascript behind a reference', '[a]: javascript:alert', 'mdx-tag'],
  ['entity in a scheme', '[a](java&#115;cript:alert)', 'mdx-tag'],
  ['vbscript link', '[a](vbscript:x)', 'mdx-tag'],
  ['data link', '[a](data:text/html,x)', 'mdx-tag'],
  ['link without a scheme', '[a](//evil.example)', 'mdx-tag'],
  ['link with a backslash', '[a](/\\evil.example)', 'mdx-tag'],
  ['image of data', '![a](data:image/svg+xml,x)', 'mdx-tag'],
  ['image of javascript', '![a](javascript:alert)', 'mdx-tag'],
  ['block inside a line', 'Halo <Note heading="a" /> dunia', 'mdx-tag'],
  ['block inside a list', '- <Note heading="a" />', 'mdx-tag'],
  ['text inside a block', '<WideBox>\nHalo\n</WideBox>', 'mdx-tag'],
  ['script inside a block', '<WideBox><script>1</script></WideBox>', 'mdx-tag'],
  ['expression inside a block', '<WideBox>{1}</WideBox>', 'mdx-tag'],
  ['prototype as a prop', '<Note __proto__={{"heading":"a"}} />', 'forbidden-key'],
  ['constructor as a prop', '<Note constructor="a" />', 'forbidden-key'],
  ['prototype as a slot', '<WideBox><Note slot="__proto__" /></WideBox>', 'forbidden-key'],
  ['constructor as a slot', '<WideBox><Note slot="constructor" /></WideBox>', 'forbidden-key'],
  ['tag that is not closed', '<WideBox>', 'mdx-syntax'],
  ['tag that was not opened', '</WideBox>', 'mdx-syntax'],
  ['brace that is not closed', 'Halo {', 'mdx-syntax'],
  ['comment of HTML', '<!-- a -->', 'mdx-syntax'],
  ['deep braces', `<Note x={${'['.repeat(3000)}} />`, 'too-deep'],
  ['endless brackets', `<Note x={${'['.repeat(20_000)}} />`, 'prose-marks'],
  ['blocks within blocks', `${'<WideBox>\n'.repeat(9)}${'</WideBox>\n'.repeat(9)}`, 'too-deep'],
  ['quotes within quotes', `${'> '.repeat(40)}a`, 'too-deep'],
  ['prototype within a prop', '<Note heading={{"id": {"__proto__": 1}}} />', 'forbidden-key'],
  ['prop that stands twice', '<Note heading="a" heading="b" />', 'duplicate-key'],
  ['id of a tag', '<Note id="Satu dua" heading="a" />', 'schema'],
  ['version of a tag', '<Note v={0} heading="a" />', 'schema'],
  ['too many blocks', '<Note heading="a" />\n\n'.repeat(26), 'too-many'],
  ['deep templates', `{${'`${'.repeat(1900)}`, 'mdx-syntax'],
  ['endless templates', `{${'`${'.repeat(20_000)}`, 'prose-marks'],
]

test.each(hostile)('%s is rejected, with its line', (_what, sample, rule) => {
  const { faults: found } = read(`Aman.\n\n${sample}\n`)
  expect(found.map((fault) => fault.rule)).toContain(rule)
  expect(found.find((fault) => fault.rule === rule)?.place.line).toBeGreaterThanOrEqual(3)
  expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before)
})

test.each([
  '[a](/Class) [b](#atas) [c](https://a.id) [d](mailto:a@a.id) [e](tel:+62) <mark>f</mark> <br/>',
  '![gambar](/media/a.svg)\n\n| a | b |\n| - | - |\n| 1 | ~~2~~ |\n\n- [x] selesai',
  '`{x}` dan `<script>`\n\n```js\nimport x from "fs"\nalert({ x })\n```',
  'Dua \\{ kurung \\} dan 1 \\< 2.',
])('prose without code is valid: %j', (text) => {
  expect(faults(text)).toEqual([])
})

test('a tag is a block with the literals of its props', () => {
  const { nodes, faults: found } = read(
    '<Note id="satu" heading="Halo" isOpen count={2} tone={"calm"} points={[{"label":"a"}]} href={null} />',
  )
  expect(found).toEqual([])
  expect(nodes).toMatchObject([
    {
      id: 'satu',
      type: 'note',
      props: {
        heading: 'Halo',
        isOpen: true,
        count: 2,
        tone: 'calm',
        points: [{ label: 'a' }],
        href: null,
      },
    },
  ])
})

test('a tag’s name is the block’s name in Pascal case', () => {
  const types = read('<Note />\n\n<WideBox />\n\n<ABlock />\n').nodes.map(({ type }) => type)
  expect(types).toEqual(['note', 'wide-box', 'a-block'])
})

test('tags inside a tag fill its slots, in order', () => {
  const { nodes } = read(
    '<WideBox>\n  <Note heading="a" />\n  <Note heading="b" slot="aside" />\n\n  <WideBox>\n    <Note heading="c" />\n  </WideBox>\n</WideBox>\n',
  )
  expect(nodes).toMatchObject([
    {
      slots: {
        body: [{ props: { heading: 'a' } }, { slots: { body: [{ props: { heading: 'c' } }] } }],
        aside: [{ props: { heading: 'b' }, place: { line: 3, column: 3 } }],
      },
    },
  ])
  expect(nodes[0]?.slots['aside']?.[0]?.props).toEqual({ heading: 'b' })
})

test('a slot may have the name of an inherited property; its block then rejects it', () => {
  const { nodes, faults: found } = read('<WideBox><Note slot="toString" /></WideBox>')
  expect(found).toEqual([])
  expect(Object.keys(nodes[0]?.slots ?? {})).toEqual(['toString'])
})

test('prose has a marker at the position of each block', () => {
  const { prose } = read(
    '---\ntitle: A\n---\n\n# Satu\n\n<Note heading="a" />\n\nDua\n\n<Note heading="b" />\n',
  )
  expect(prose.trim()).toBe('# Satu\n\n<Node n="0" />\n\nDua\n\n<Node n="1" />')
})

test('props have a location', () => {
  const [node] = read('Aman.\n\n<Note\n  heading="a"\n  tone="calm"\n/>\n').nodes
  expect(node?.place).toMatchObject({ line: 3, column: 1 })
  expect(node?.propPlaces).toMatchObject({
    heading: { line: 4, column: 3 },
    tone: { line: 5, column: 3 },
  })
})

test('front matter is the head of the page', () => {
  const { head } = read('---\ntitle:\n  id: Tentang\n  en: About\nsiteName: true\n---\n\nHalo\n')
  expect(head).toEqual({ title: { id: 'Tentang', en: 'About' }, siteName: true })
  expect(read('Halo').head).toEqual({})
})

test.each([
  ['a list that is not closed', '---\ntitle: a\nseo: [a\n---\n', 3],
  ['a key that stands twice', '---\ntitle: a\nsiteName: true\ntitle: b\n---\n', 4],
  ['tabs', '---\ntitle: a\nseo:\n\tdescription: b\n---\n', 4],
  ['a value that JSON does not have', '---\ntitle: !!set {a, b}\n---\n', 2],
  ['a time of YAML', '---\ntitle: a\nseo: !!timestamp 2026-01-01\n---\n', 3],
])('front matter with %s is reported with its line', (_what, text, line) => {
  expect(faults(text)).toEqual([['mdx-syntax', line]])
})

test('YAML aliases do not expand without limit', () => {
  const lines = Array.from(
    { length: 9 },
    (_, i) => `a${i + 1}: &a${i + 1} [${`*a${i}, `.repeat(9)}]`,
  )
  expect(faults(`---\na0: &a0 [x]\n${lines.join('\n')}\n---\n`)).toEqual([['mdx-code', 3]])
})

test('a page above the byte limit is rejected before it is parsed', () => {
  expect(faults('é'.repeat(32_769))).toEqual([['file-too-large', 1]])
})

test.each(['---js\n1\n---\n', '--- javascript\n1\n---\n', '---json\n{}\n---\n'])(
  'front matter that names a language is code: %j',
  (text) => {
    expect(faults(text)).toEqual([['mdx-code', 1]])
  },
)

test('front matter that is nested too deep is rejected before it is parsed', () => {
  const deep = (open: string) => `---\ntitle: ${open.repeat(5000)}\n---\n`
  expect(faults(deep('['))).toEqual([['too-deep', 2]])
  expect(faults(deep('{a: '))).toEqual([['too-deep', 2]])
  expect(faults(`---\ntitle:\n  ${'- '.repeat(5000)}x\n---\n`)).toEqual([['too-deep', 3]])
  expect(faults(`---\ntitle: "${'['.repeat(5000)}"\n---\n`)).toEqual([])
})

test('a part of the head has the location of its key', () => {
  const { headPlace } = read('---\ntitle:\n  id: Satu\nseo: { robots: x }\n---\n')
  expect(headPlace('/title/id')).toMatchObject({ line: 3, column: 3 })
  expect(headPlace('/seo/robots')).toMatchObject({ line: 4, column: 8 })
  expect(headPlace('/seo/image')).toMatchObject({ line: 4, column: 1 })
})

test('a byte order mark changes neither locations nor prose', () => {
  const { prose, nodes } = read('\ufeff---\ntitle: A\n---\n\n<Note heading="a" />\n\nHalo\n')
  expect(prose.trim()).toBe('<Node n="0" />\n\nHalo')
  expect(nodes[0]?.place).toMatchObject({ line: 5, column: 1 })
})
