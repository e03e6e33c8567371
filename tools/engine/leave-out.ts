import { parseSync, Visitor, type ESTree, type Plugin } from 'vite'

/**
 * Leaves out texts that the engine does not report: those of the reference page, of SARIF and of an editor's
 * completions.
 */
export const withoutDescriptions: Plugin = {
  name: 'without-descriptions',
  enforce: 'pre',
  transform: (code, id) =>
    /\/(src\/manifest\/(problems|rules)|schemas|blocks)\/.*\.ts$/.test(id)
      ? emptyDescriptions(code)
      : undefined,
}

/** Leaves out the Indonesian half of messages: the engine reports in English. */
export const withoutIndonesian: Plugin = {
  name: 'without-indonesian',
  enforce: 'pre',
  transform: (code, id) => (/\/schemas\/.*\.ts$/.test(id) ? emptyIndonesian(code) : undefined),
}

/** The source with an empty `id` beside every `en`. */
export function emptyIndonesian(code: string): string {
  const texts: Span[] = []
  const visitor = new Visitor({
    ObjectExpression(object) {
      const isBilingual = propertiesOf(object).some(({ key }) => nameOf(key) === 'en')
      if (isBilingual) texts.push(...literalsOf(object, ['id']))
    },
  })
  visitor.visit(parseSync('source.ts', code).program)
  return withEmpty(code, texts)
}

/** The source with empty texts for `title` and `why` of problems, the descriptions of schemas, and `summary` of endpoints. */
export function emptyDescriptions(code: string): string {
  const texts: Span[] = []
  const collect = (object: ESTree.ObjectExpression, names: readonly string[]) =>
    texts.push(...literalsOf(object, names))
  const visitor = new Visitor({
    ObjectExpression(object) {
      const isProblem = propertiesOf(object).some(({ key }) => nameOf(key) === 'why')
      if (isProblem) collect(object, ['title', 'why'])
    },
    CallExpression({ callee, arguments: [about], end }) {
      const isMember = callee.type === 'MemberExpression'
      const called = nameOf(isMember ? callee.property : callee)
      if (about?.type !== 'ObjectExpression') {
        if (called === 'describe' && isMember)
          texts.push({ start: callee.object.end, end, isCall: true })
        return
      }
      if (called === 'endpoint') collect(about, ['summary'])
      if (called !== 'meta' || !isMember) return
      const left = literalsOf(about, ['title', 'description', 'examples'])
      if (left.length < about.properties.length) texts.push(...left)
      else texts.push({ start: callee.object.end, end, isCall: true })
    },
  })
  visitor.visit(parseSync('source.ts', code).program)
  return withEmpty(code, texts)
}

interface Span {
  start: number
  end: number
  /** Nothing takes its place; that of a text is an empty one. */
  isCall?: boolean
}

const withEmpty = (code: string, texts: readonly Span[]) =>
  texts
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (rest, { start, end, isCall }) =>
        rest.slice(0, start) + (isCall ? '' : "''") + rest.slice(end),
      code,
    )

/** A text, or a list of them. */
const isText = ({ type }: ESTree.Node) => type === 'Literal' || type === 'ArrayExpression'

const literalsOf = (object: ESTree.ObjectExpression, names: readonly string[]): Span[] =>
  propertiesOf(object)
    .filter(({ key, value }) => names.includes(nameOf(key)) && isText(value))
    .map(({ value }) => value)

const propertiesOf = ({ properties }: ESTree.ObjectExpression) =>
  properties.filter((property) => property.type === 'Property')

const nameOf = (node: ESTree.Node): string => (node.type === 'Identifier' ? node.name : '')

/** Leaves out the half of each remark plugin that writes Markdown: the engine only reads it. */
export const withoutMarkdownWriters: Plugin = {
  name: 'without-markdown-writers',
  transform: (code, id) =>
    /\/remark-[a-z]+\/lib\/index\.js$/.test(id)
      ? code.replace(/^ *toMarkdownExtensions\.push\(.*\)$/m, '')
      : undefined,
}

const throwing = (name: string) =>
  `export const ${name} = () => { throw new Error('${name} is not bundled.') };`

/** The tags of YAML that the engine reads: those of its core schema. */
const coreTags = `import { schema } from './core/schema.js'
export const coreKnownTags = {}
export const getTags = () => schema.slice()`

/** Leaves out what makes YAML nodes from values, and text from documents, and what reads other tags than plain ones. */
export const withoutMoreYaml: Plugin = {
  name: 'without-more-yaml',
  load(id) {
    if (/\/yaml\/.*\/schema\/tags\.js$/.test(id)) return coreTags
    const [, file = ''] = /\/yaml\/.*\/(createNode|stringify\w*)\.js$/.exec(id) ?? []
    const names = file === 'stringify' ? ['stringify', 'createStringifyContext'] : [file]
    return file === '' ? undefined : names.map(throwing).join('')
  },
}
