import { ending, type Case } from '../corpus.ts'
import { sentinel } from '../sentinels.ts'

const page = 'pages/about.mdx'
const pwn = 'globalThis.__pwn = 1'
const write = `require("node:fs").writeFileSync(${JSON.stringify(sentinel.file)}, "")`
const environment = `process.env.${sentinel.variable} = "x"`

const whole = (name: string, text: string, ...expected: string[]): Case => ({
  name,
  files: { [page]: text },
  expected,
})
const code = (name: string, text: string) => ending(name, text, 'mdx-code')
/** Imports and exports of every form. */
export const modules: Case[] = [
  code('an import', '①import fs from "node:fs"'),
  code('an import for its effect', '①import "/etc/passwd"'),
  code('an import of another layout', '①import other from "../../foundation/layout.json"'),
  code('an import of everything', '①import * as process from "node:process"'),
  code('an import over several lines', '①import {\n  a,\n  b,\n} from "c"'),
  code('an export', `①export const a = (${pwn})`),
  code('an export by default', `①export default () => { ${pwn} }`),
  code('an export from elsewhere', '①export * from "node:fs"'),
  code('an export that is called', `①export const a = (() => { ${write} })()`),
  code('metadata that runs', `①export const frontmatter = { title: (${environment}) }`),
]

/** Expressions wherever text may be written. */
export const expressions: Case[] = [
  code('an expression on a line of its own', `①{${pwn}}`),
  code('an expression in a sentence', `Halo ①{${environment}} dunia`),
  code('an expression in a heading', `## Halo ①{${pwn}}`),
  code('an expression in a list', `- halo ①{${pwn}}`),
  code('an expression in a table', `| a |\n| - |\n| ①{${pwn}} |`),
  code('an expression in a quote', `> ①{${pwn}}`),
  code('an expression in a footnote', `[^a]\n\n[^a]: ①{${pwn}}`),
  code('an expression in emphasis', `**halo ①{${pwn}}**`),
  code('an expression in the text of a link', `[halo ①{${pwn}}](/About)`),
  code('an expression in a tag that prose may use', `<mark>①{${pwn}}</mark>`),
  code('a dynamic import', `①{await import("node:fs")}`),
  code('a call of a constructor', `①{(() => {}).constructor("${pwn}")()}`),
  code('a function spelt with escapes', '①{\\u0065val("1")}'),
  code('a template', '①{`${globalThis.__pwn = 1}`}'),
  code('a comment', '①{/* halo */}'),
  code('a loop without end', '①{(() => { while (1) {} })()}'),
  code('an expression over several lines', `①{\n  ${write}\n}`),
  ending('an expression that is never closed', `Halo {${pwn}①`, 'mdx-syntax'),
  ending(
    'nineteen hundred templates within each other',
    `{${'`${'.repeat(1900)}`,
    'layouts/coba/pages/about.mdx:21:1 mdx-syntax A tag or brace is open at the end of the text.',
  ),
]

/** Attributes of blocks that are code, or that reach what they should not. */
export const attributes: Case[] = [
  code('an expression in an attribute', `<Cta id="a" ①heading={${pwn}} />`),
  code('a call in an attribute', `<Cta id="a" ①heading={${write}} />`),
  code('a template in an attribute', '<Cta id="a" ①heading={`a`} />'),
  code('a function in an attribute', `<Cta id="a" heading="x" ①lead={() => { ${pwn} }} />`),
  code('a tag in an attribute', '<Cta id="a" heading="x" ①lead={<script>1</script>} />'),
  code('a spread', '<Cta id="a" heading="x" ①{...process.env} />'),
  code('a spread of a literal', '<Cta id="a" heading="x" ①{...{"lead": "x"}} />'),
  code('a loop in an attribute', '<Cta id="a" ①heading={(() => { while (1) {} })()} />'),
  ending(
    'a handler as a text is a prop that no block has',
    `<Cta id="a" heading="x" ①onClick="${pwn}" ②onmouseover="x" />`,
    'unknown-key',
    'unknown-key',
  ),
  ending(
    'markup as a prop is a prop that no block has',
    '<Cta id="a" heading="x" ①dangerouslySetInnerHTML={{"__html": "<script>1</script>"}} ②srcDoc="x" ③style="x" ④ref="x" />',
    ...Array.from({ length: 4 }, () => 'unknown-key'),
  ),
  ending(
    'keys that reach a prototype, however deep in an attribute',
    '<Cta id="a" ①__proto__={{"heading": "x"}} ②heading={{"id": "a", "__proto__": {"en": "b"}}} />\n\n<Cta id="b" ③heading={{"$bind": "site.title", "fallback": {"constructor": {"prototype": 1}}}} />',
    'forbidden-key "__proto__" is refused.',
    'forbidden-key "__proto__" is refused.',
    'forbidden-key "constructor" is refused.',
  ),
  ending(
    'a slot that is called like a prototype',
    '<RichText id="a">\n  <Cta id="b" heading="x" ①slot="__proto__" />\n  <Cta id="c" heading="x" ②slot="constructor" />\n</RichText>',
    'forbidden-key',
    'forbidden-key',
  ),
  ending(
    'an attribute that stands twice',
    '<Cta id="a" heading="x" ①heading={{"id": "y"}} />',
    'duplicate-key',
  ),
  ending(
    'an id that breaks out of its attribute',
    `<Cta ①id='x" onclick="alert(1)' heading="x" />`,
    'schema',
  ),
  ending(
    'a link of code in a prop',
    `<Hero id="a" v={2} heading="x" actions={[{"label": "x", "href": "javascript:alert(1)"}]} />`.replace(
      'actions',
      '①actions',
    ),
    'schema',
  ),
  ending(
    'a list nested too deep in an attribute',
    `<Cta id="a" ①heading={${'['.repeat(1900)}${']'.repeat(1900)}} />`,
    'too-deep',
  ),
]

/** Front matter that runs, grows or reaches a prototype. */
export const frontMatter: Case[] = [
  whole('code for front matter', `①---js\n${pwn}\n---\n\nHalo.\n`, 'mdx-code Front matter is YAML'),
  whole(
    'code for front matter by its long name',
    `①--- javascript\n${write}\n---\n\nHalo.\n`,
    'mdx-code',
  ),
  whole('code for front matter that is never closed', `①---js\n${environment}\n`, 'mdx-code'),
  whole('another language for front matter', '①---coffee\na\n---\n', 'mdx-code'),
  whole('JSON for front matter', '①---json\n{}\n---\n', 'mdx-code'),
  whole('an expression in front matter', `---\ntitle: {①${pwn}}\n---\n`, 'unknown-key'),
  whole(
    'a function of YAML',
    `---\ntitle: ①!!js/function "function () { ${pwn} }"\n---\n`,
    'mdx-syntax Front matter takes no tags of YAML.',
  ),
  whole(
    'a function of YAML called when it is read',
    `---\ntitle: { toString: ①!<tag:yaml.org,2002:js/function> "function () { ${pwn} }" }\n---\n`,
    'mdx-syntax Front matter takes no tags of YAML.',
  ),
  whole(
    'an alias',
    '---\ntitle: &a Halo\nseo: ①*a\n---\n',
    'mdx-code Front matter takes no aliases.',
  ),
  whole(
    'aliases that grow',
    `---\na: &a [x]\nb: &b [①*a, *a, *a]\nc: [*b, *b, *b]\n---\n`,
    'mdx-code',
  ),
  whole('a key that merges', '---\n①<<: { title: Halo }\n---\n', 'unknown-key'),
  whole(
    'a prototype in front matter',
    '---\ntitle: Halo\n①__proto__:\n  polluted: true\n---\n',
    'forbidden-key',
  ),
  whole(
    'a prototype in quotes and escapes',
    '---\n①"\\x5f_proto__": { polluted: true }\nseo: { ②"constructor": { ③prototype: x } }\n---\n',
    'forbidden-key',
    'forbidden-key',
    'forbidden-key',
  ),
  whole(
    'brackets without end in front matter',
    `---\ntitle: ${'['.repeat(31)}①${'['.repeat(50_000)}\n---\n`,
    'too-deep',
  ),
  whole(
    'lists within lists in front matter',
    `---\ntitle:\n  ${'- '.repeat(31)}①${'- '.repeat(20_000)}x\n---\n`,
    'too-deep',
  ),
  whole('code behind a byte order mark', `①\u{feff}---js\n${pwn}\n---\n`, 'mdx-code'),
]

/** Texts of content/, which hold even less. */
export const texts: Case[] = [
  {
    name: 'an expression in a text of content/',
    files: { 'content/sejarah.mdx': `①{${pwn}}\n` },
    expected: ['mdx-code'],
  },
  {
    name: 'an import in a text of content/',
    files: { 'content/sejarah.mdx': '①import a from "b"\n' },
    expected: ['mdx-code'],
  },
  {
    name: 'code for front matter of a text',
    files: { 'content/sejarah.mdx': `①---js\n${pwn}\n---\n` },
    expected: ['mdx-code'],
  },
  {
    name: 'a script in a text of content/',
    files: { 'content/sejarah.mdx': '①<script>1</script>\n' },
    expected: ['mdx-tag'],
  },
  {
    name: 'a link of JavaScript in a text of content/',
    files: { 'content/sejarah.mdx': '①[a](javascript:alert)\n' },
    expected: ['mdx-tag'],
  },
]
