import { PageHead } from '#schemas/page.ts'
import { findEndpoint } from '#schemas/services/index.ts'
import { headPlace } from '../inherit/layer-pages.ts'
import type { EffectivePage } from '../inherit/effective-layout.ts'
import type { EffectiveLayout } from '../inherit/inherit.ts'
import { fileSchema as inputSchema } from '../read/json-schema.ts'
import { contentHash } from '../values/content-hash.ts'
import type { Reporter } from '../problems/reporter.ts'
import { checkAsset } from '../resolve/check-asset.ts'
import { checkBindings, headTargets } from '../resolve/check-bindings.ts'
import { isBound } from '../resolve/resolve-references.ts'
import { didYouMean } from '../problems/suggest.ts'
import type { nodeCompiler } from './compile-node.ts'
import type { CompiledNode, CompiledPage, CompiledResource } from './compiled.ts'

type CompileNode = ReturnType<typeof nodeCompiler>

/** Compiles one page of a layout; its nodes that cannot be rendered are left out. */
export function compilePage(
  page: EffectivePage,
  compileNode: CompileNode,
  layout: EffectiveLayout,
  out: Reporter,
): CompiledPage {
  const head = PageHead.parse(page.head)
  const report: Reporter['report'] = (rule, message, place) =>
    out.report(rule, message, { ...place, page: page.name })
  const place = (pointer: string) => headPlace(page, pointer)
  const scope = { page, routes: layout.routes, report, place }
  for (const part of ['title', 'seo'] as const) {
    checkBindings(head[part], `/${part}`, scope, headTargets[part])
  }
  checkBindings(head.data, '/data', scope)
  checkAsset(head.seo?.image, '/seo/image', { layout, report, place })
  const drawn = page.nodes.map((node) => compileNode(node, page))
  return {
    name: page.name,
    title: head.title,
    siteName: head.siteName ?? true,
    seo: head.seo ?? {},
    resources: compileResources(page, head, report),
    nodes: drawn.filter((node) => node !== undefined),
    prose: page.prose === undefined ? undefined : compileProse(page.prose, drawn),
  }
}

function compileProse(source: string, drawn: readonly (CompiledNode | undefined)[]) {
  let next = 0
  const order = drawn.map((node) => (node === undefined ? undefined : next++))
  return { source, hash: contentHash(source), order }
}

function compileResources(
  page: EffectivePage,
  head: PageHead,
  report: Reporter['report'],
): CompiledResource[] {
  return Object.entries(head.data).flatMap(([name, { endpoint: path, input }]) => {
    const endpoint = findEndpoint(path)
    const at = (below: string) => headPlace(page, `/data/${name}${below}`)
    if (endpoint === undefined) {
      report('unknown-endpoint', `There is no call GET ${path}.`, at('/endpoint'))
      return []
    }
    if (endpoint.access !== 'public') {
      report('private-data', `GET ${path} is not for every visitor.`, at('/endpoint'))
      return []
    }
    checkInput(endpoint, input, (rule, message, below) =>
      report(rule, `GET ${path} ${message}`, at(below)),
    )
    return [{ name, endpoint, input, place: at('/endpoint') }]
  })
}

function checkInput(
  endpoint: CompiledResource['endpoint'],
  input: Record<string, unknown>,
  report: (
    rule: 'unknown-key' | 'wrong-input' | 'missing-input',
    message: string,
    below: string,
  ) => void,
): void {
  const schema = inputSchema(endpoint.input)
  const known = Object.keys(schema.properties ?? {})
  for (const key of Object.keys(input)) {
    const message = `does not read "${key}".${didYouMean(key, known)}`
    if (!known.includes(key)) report('unknown-key', message, `/input/${key}`)
  }
  // Bound inputs have no value yet: they are checked with a sample that fits most schemas.
  const asked = Object.entries(input)
    .filter(([key]) => known.includes(key))
    .map(([key, value]) => [key, isBound(value) ? '1' : value])
  const parsed = endpoint.input.safeParse(Object.fromEntries(asked))
  if (parsed.success) return
  for (const { path, message } of parsed.error.issues) {
    const key = String(path[0] ?? '')
    if (!Object.hasOwn(input, key)) report('missing-input', `needs "${key}".`, '')
    else if (!isBound(input[key])) report('wrong-input', `"${key}": ${message}.`, `/input/${key}`)
  }
}
