import type { AnyBlock } from '#blocks/define.ts'
import { registry } from '#blocks/registry.ts'
import { needUrl } from '#schemas/endpoint.ts'
import { Settings } from '#schemas/settings.ts'
import type { JsonSchema } from '#src/manifest/read/json-schema.ts'
import type { CompiledLayout, CompiledNode, CompiledPage } from '#src/manifest/compile/compiled.ts'
import { sanitiseAnswer } from '#src/services/remote/sanitise-answer.ts'
import { compileWith } from '#tests/made-up/compile-layouts.ts'
import { manifestOf } from '#tests/made-up/layouts.ts'
import { examples, type Fixture } from '#tools/gallery/examples.ts'
import { fillTexts, type Choose } from './fill-texts.ts'
import type { HostileText } from './hostile-texts.ts'

export interface HostileLayout {
  layout: CompiledLayout
  /** Answers by the URL of their call. */
  answers: ReadonlyMap<string, unknown>
  /** Every field that has the text: the block, whether it is a prop or an answer, and its path. */
  fields: ReadonlySet<string>
}

interface Shown {
  block: AnyBlock
  fixture: Fixture
}

/** The fixtures of the first page, and of the second; the empty ones are on none. */
const fixturesOfPages: readonly Shown[][] = [
  examples.flatMap(({ block, fixtures: { filled } }) =>
    filled ? [{ block, fixture: filled }] : [],
  ),
  examples.flatMap(({ block, fixtures }) =>
    Object.entries(fixtures)
      .filter(([name]) => name !== 'filled' && name !== 'empty')
      .map(([, fixture]) => ({ block, fixture })),
  ),
]

/** Paths of a hostile layout: each block once, each in its other forms, and prose. */
export const hostilePaths = { filled: '/filled', others: '/others', prose: '/prose' } as const

/**
 * A layout with the text in every string prop of every block, in its titles, its settings and its prose, and answers
 * with it in every string of every row. Props are what zod accepts, which is more than a manifest may write: a binding
 * may bring them too. Answers are read as those of another system.
 */
export function hostileLayout(name: string, hostile: HostileText): HostileLayout {
  const answers = new Map<string, unknown>()
  const fields = new Set<string>()
  const prose = proseWith(name, hostile)
  const { text, mark } = hostile
  const settings = fillTexts(
    Settings,
    { title: text, layout: name, isMaintenance: false },
    {
      text,
      mark,
      choose: (path) => !/^\.(layout$|css)/.test(path),
    },
  )
  for (const field of settings.fields) fields.add(`settings${field}`)
  const made = fixturesOfPages.map((shown, place): CompiledPage => ({
    ...prose.page,
    prose: undefined,
    name: place === 0 ? 'filled' : 'others',
    title: text,
    seo: { description: text, keywords: text },
    nodes: shown.flatMap((one) => nodesOf(one, { hostile, answers, fields })),
  }))
  const pages = new Map([...prose.layout.pages, ...made.map((page) => [page.name, page] as const)])
  const { manifest } = prose.layout
  const site = { hosts: [], settings: settings.value as Settings }
  const layout = { ...prose.layout, pages, manifest: { ...manifest, site } }
  return { layout, answers, fields }
}

interface Collected {
  hostile: HostileText
  answers: Map<string, unknown>
  fields: Set<string>
}

/** Whether a prop is shown: texts, links, pictures. Others are slugs, ids and words to search for. */
const isShown = (_path: string, { kind }: JsonSchema) => kind !== undefined

/** A block with the text in what is shown, and where it has other strings, once more with it in those that calls take. */
function nodesOf({ block, fixture }: Shown, collected: Collected): CompiledNode[] {
  const filledWith = (choose: Choose) =>
    fillTexts(block.props, fixture.props, { ...collected.hostile, choose })
  const isTaken = (path: string) => areTaken(block, filledWith((at) => at === path).value)
  const others = filledWith((path, schema) => !isShown(path, schema) && isTaken(path))
  const filled = [filledWith(isShown), ...(others.fields.length > 0 ? [others] : [])]
  return filled.map(({ value, fields }) => {
    for (const field of fields) collected.fields.add(`${block.type} props${field}`)
    const props = value as Record<string, unknown>
    answer({ block, fixture }, props, collected)
    return toNode({ block, fixture }, props)
  })
}

/** Whether the calls of a block take these props. */
const areTaken = ({ needs }: AnyBlock, props: unknown): boolean =>
  Object.values(needs?.(props as Record<string, unknown>) ?? {}).every(
    ({ endpoint, input }) => endpoint.input.safeParse(input).success,
  )

let count = 0

function toNode({ block, fixture }: Shown, value: Record<string, unknown>): CompiledNode {
  const query = fixture.query?.props
  const props = query
    ? ({ bound: true, value, resources: [], query } as const)
    : ({ bound: false, value } as const)
  const place = () => ({ file: 'made-up', line: 1, column: 1, pointer: '' })
  const id = `${block.type}-${count++}`
  return { id, type: block.type, props: { id: props, en: props }, slots: {}, place }
}

/** A day or a moment is parsed, and its block left out when it is none: it is never shown as it came. */
const isNoDate = (_path: string, _schema: JsonSchema, sample: unknown) =>
  !(typeof sample === 'string' && /^\d{4}-\d\d-\d\d/.test(sample))

function answer(
  { block, fixture }: Shown,
  props: Record<string, unknown>,
  { hostile, answers, fields }: Collected,
): void {
  for (const [name, { endpoint, input }] of Object.entries(block.needs?.(props) ?? {})) {
    const read = endpoint.input.safeParse(input)
    if (!read.success) continue
    const url = needUrl(endpoint, read.data as object)
    if (answers.has(url) || fixture.data[name] === undefined) continue
    const filled = fillTexts(endpoint.output, fixture.data[name], { ...hostile, choose: isNoDate })
    answers.set(url, sanitiseAnswer(endpoint.output, filled.value))
    for (const field of filled.fields) fields.add(`${block.type} answer ${name}${field}`)
  }
}

/** A layout with a page of prose in each form that the check lets pass. */
function proseWith(name: string, { text }: HostileText) {
  const forms = [`Kata ${text} kata.`, `[kata](<${text}>)`, `![kata](${text})`]
  const compile = (written: string) => {
    const query = { search: { type: 'text', max: 200 }, page: { type: 'number', default: 1 } }
    const routes = Object.values(hostilePaths).map((path) => ({ path, page: 'prose', query }))
    const files = {
      'layout.json': manifestOf(name, { routes }),
      'pages/prose.mdx': `# Kata\n\n${written}\n`,
    }
    const { layout, problems } = compileWith(registry, name, { [name]: files })
    return problems.length === 0 ? layout : undefined
  }
  const allowed = forms.filter((form) => compile(form) !== undefined)
  const layout = compile(allowed.join('\n\n')) ?? compile('Kata.')
  const page = layout?.pages.get('prose')
  if (layout === undefined || page === undefined) throw new Error('plain prose is refused')
  const routes = layout.routes.map((route) => ({ ...route, page: route.path.slice(1) }))
  return { layout: { ...layout, routes }, page }
}
