import { Layouts } from '#tools/open-layouts.ts'
import type { Problem } from '#schemas/problems.ts'
import { layoutsFolder } from '#tests/made-up/layouts-folder.ts'
import { checkClaims, LayoutChecker } from '#tools/check/check-layouts.ts'
import { blocks } from './blocks.ts'
import { sound, soundChild, type Texts } from './sound.ts'

/** A file as a case writes it: whole, as a change of the sound one, or taken away. */
type Written = string | undefined | ((text: string) => string)

/**
 * One unwise or malformed manifest. ① marks its first expected problem, ② its second, just before the
 * reported location; the marks are taken out before anything is read.
 */
export interface Case {
  name: string
  /** The sound layout that is changed; alone by default. */
  of?: 'alone' | 'child'
  /** By path within the layout `coba`; another layout's begin with `../<name>/`. */
  files: Record<string, Written>
  /** Every problem there is, as `rule` or `rule beginning of its message`. A place without a mark is written before it. */
  expected: string[]
}

/** The sound text with each of these pieces written otherwise; each must occur there once. */
export const edit =
  (...pieces: (readonly [from: string, to: string])[]) =>
  (text: string): string =>
    pieces.reduce((text, [from, to]) => {
      if (text.split(from).length !== 2) throw new Error(`${from} stands there not once`)
      return text.replace(from, () => to)
    }, text)

const lastOfProse = '- benang dari <mark>pewarna</mark> alam\n'

/** The tags of some prose as its translation has them. */
const tagsOf = (text: string): string =>
  Array.from(text.matchAll(/^①?<([A-Z][\w.]*)([^]*?)\/?>/gm), ([, name, props = '']) => {
    const [id = ''] = /\bid="[^"]*"/.exec(props) ?? []
    return `<${name} ${id} />\n\n`
  }).join('')

/** What is wrong with the sound page of prose when this is at its end. */
export const ending = (name: string, text: string, ...expected: string[]): Case => ({
  name,
  files: {
    'pages/about.mdx': edit([lastOfProse, `${lastOfProse}\n${text}\n`]),
    'pages/about.en.mdx': (english) => `${english}\n${tagsOf(text)}`,
  },
  expected,
})

/** A number of texts in a row, joined as the items of a list. */
export const many = (count: number, text: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => text(i)).join(',\n')

const marks = '①②③④⑤⑥⑦⑧⑨'

/** What a case comes to: files without marks, and every problem with its place. */
export function readCase({ of = 'alone', files, expected }: Case) {
  const base = of === 'alone' ? sound : soundChild
  const locations = new Map<string, string>()
  const texts: Record<string, string> = {}
  for (const path of new Set([...Object.keys(base), ...Object.keys(files)])) {
    const text = toText(path, base, files)
    if (text !== undefined) texts[path] = takeMarks(path, text, locations)
  }
  const reported = expected.map((one, i) => {
    if (one.startsWith('layouts/')) return one
    const place = locations.get(marks[i] ?? '')
    if (place === undefined) throw new Error(`${marks[i]} stands nowhere`)
    locations.delete(marks[i] ?? '')
    return `${place} ${one}`
  })
  if (locations.size > 0) throw new Error(`${[...locations.keys()].join()} expects nothing`)
  return { texts, expected: reported }
}

function toText(path: string, base: Texts, files: Case['files']): string | undefined {
  if (!Object.hasOwn(files, path)) return base[path]
  const written = files[path]
  return typeof written === 'function' ? written(base[path] ?? '') : written
}

/** The text without its marks; the position of each is returned. */
function takeMarks(path: string, text: string, locations: Map<string, string>): string {
  let rest = ''
  for (const character of text) {
    if (!marks.includes(character)) rest += character
    else {
      if (locations.has(character)) throw new Error(`${character} stands twice`)
      const lines = rest.split('\n')
      locations.set(character, `${fileOf(path)}:${lines.length}:${(lines.at(-1) ?? '').length + 1}`)
    }
  }
  return rest
}

const layoutOf = (path: string) => /^\.\.\/([^/]+)\//.exec(path)?.[1] ?? 'coba'
const within = (path: string) => path.replace(/^\.\.\/[^/]+\//, '')
const fileOf = (path: string) => `layouts/${layoutOf(path)}/${within(path)}`

/** Every problem of the layout `coba` among these files on disk, as `tenun check` reports them. */
export async function problemsOf(texts: Texts): Promise<Problem[]> {
  const folder = await layoutsFolder()
  try {
    for (const [path, text] of Object.entries(texts))
      await folder.write(layoutOf(path), { [within(path)]: text })
    const names = new Set(Object.keys(texts).map(layoutOf).toSorted())
    const checker = new LayoutChecker({ root: folder.root, blocks, today: '2026-11-21' })
    const results = [...names].map((name) => checker.check(name))
    const layouts = new Layouts(folder.root)
    const claims = checkClaims(
      results.flatMap((result) => result?.claims ?? []),
      (name, pointer) => layouts.parsed(name).own.place(pointer),
    )
    const own = results.find((result) => result?.name === 'coba')
    return [...(own?.problems ?? []), ...claims]
  } finally {
    await folder.clear()
  }
}

/** What was found, in an order of its own; what is as expected is cut to the words that were expected. */
export function compared(problems: readonly Problem[], expected: readonly string[]): string[] {
  const open = [...expected]
  const found = problems.map(({ file, line, column, rule, message }) => {
    const whole = `${file}:${line}:${column} ${rule} ${message}`
    const at = open.findIndex((one) => whole.startsWith(one))
    return at === -1 ? whole : (open.splice(at, 1)[0] ?? whole)
  })
  return found.toSorted()
}
