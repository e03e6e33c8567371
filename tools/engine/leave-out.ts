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

/** The source with empty texts for `title` and `why` of problems, the descriptions of schemas, and `summary` of endpoints. */
export function emptyDescriptions(code: string): string {
  const texts: { start: number; end: number }[] = []
  const collect = (object: ESTree.ObjectExpression, names: readonly string[]) => {
    for (const { key, value } of propertiesOf(object))
      if (names.includes(nameOf(key)) && value.type === 'Literal') texts.push(value)
  }
  const visitor = new Visitor({
    ObjectExpression(object) {
      const isProblem = propertiesOf(object).some(({ key }) => nameOf(key) === 'why')
      if (isProblem) collect(object, ['title', 'why'])
    },
    CallExpression({ callee, arguments: [about] }) {
      const called = nameOf(callee.type === 'MemberExpression' ? callee.property : callee)
      if (called === 'describe' && about?.type === 'Literal') texts.push(about)
      if (about?.type !== 'ObjectExpression') return
      if (called === 'meta') collect(about, ['title', 'description'])
      if (called === 'endpoint') collect(about, ['summary'])
    },
  })
  visitor.visit(parseSync('source.ts', code).program)
  return texts
    .toSorted((a, b) => b.start - a.start)
    .reduce((rest, { start, end }) => `${rest.slice(0, start)}''${rest.slice(end)}`, code)
}

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

/** Leaves out what makes YAML nodes from values, and text from documents: the engine only reads YAML. */
export const withoutYamlWriters: Plugin = {
  name: 'without-yaml-writers',
  load(id) {
    const [, file = ''] = /\/yaml\/.*\/(createNode|stringify\w*)\.js$/.exec(id) ?? []
    const names = file === 'stringify' ? ['stringify', 'createStringifyContext'] : [file]
    return file === '' ? undefined : names.map(throwing).join('')
  },
}
