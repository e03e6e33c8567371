import { hostileManifest, inSizes, type HostileLayout } from './hostile-layout.ts'

/** What a Markdown parser may read again and again, each repeated until a text is full. */
const marks: readonly string[] = [
  '[',
  ']',
  '![',
  '[a](',
  '[a][b',
  '[a]: <',
  '*',
  '_',
  '*a_ ',
  '**a ',
  'a**b',
  '~~a ',
  '<',
  '<a',
  '<br',
  '<Cta ',
  '<Cta heading="',
  '</',
  '`',
  '``` a `',
  '|',
  '|a|\n|-|\n',
  '> ',
  '- ',
  '1. ',
  '{',
  '{"a":',
  '\\',
  '&',
  '&amp',
  '[^a]',
  '[^a]: a\n',
  'http://a.',
  'www.a',
  'a@b.',
  '# ',
  '\t',
  'a\n=\n',
  '$',
  '***\n',
]

/** Nests lists and quotes: each line is deeper than the one before. */
const nested = (mark: string, bytes: number): string => {
  let text = ''
  for (let depth = 1; text.length < bytes; depth++) text += `${mark.repeat(depth)}a\n`
  return text.slice(0, bytes)
}

const sizes = [4000, 16_000, 65_000, 400_000]

const pageOfProse = (name: string, text: string) => ({
  'layout.json': hostileManifest(name, {
    routes: [{ path: '/', page: 'prosa', title: name }],
  }),
  'pages/home.json': undefined,
  'pages/prosa.mdx': `---\ntitle: Prosa\n---\n\n${text}`,
})

/** Pages of prose that take a parser the square of their length, in sizes below and above the limit. */
export const hostileProse = (): HostileLayout[] => [
  ...marks.flatMap((mark, i) =>
    inSizes(`prose-${i}`, sizes, (size, name) =>
      pageOfProse(name, mark.repeat(Math.ceil(size / mark.length)).slice(0, size)),
    ),
  ),
  ...['> ', '  - ', '> - '].flatMap((mark, i) =>
    inSizes(`nested-prose-${i}`, sizes.slice(0, 3), (size, name) =>
      pageOfProse(name, nested(mark, size)),
    ),
  ),
  ...inSizes('front-matter', sizes, (size, name) => ({
    ...pageOfProse(name, ''),
    'pages/prosa.mdx': `---\n${Array.from({ length: size / 8 }, (_, i) => `k${i}: 1\n`).join('')}---\n`,
  })),
  ...inSizes('front-matter-depth', [10, 1000, 30_000], (size, name) => ({
    ...pageOfProse(name, ''),
    'pages/prosa.mdx': `---\na: ${'['.repeat(size)}\n---\n`,
  })),
  ...inSizes('content', sizes, (size) => ({ 'content/panjang.mdx': '[*_'.repeat(size / 3) })),
]
