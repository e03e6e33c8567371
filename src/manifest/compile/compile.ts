import { Theme } from '#schemas/layout.ts'
import { PageHead } from '#schemas/page.ts'
import type { Problem } from '#schemas/problems.ts'
import { findEndpoint } from '#schemas/services/index.ts'
import type { Locale } from '#schemas/text.ts'
import { checkAsset } from '../resolve/assets.ts'
import { checkBindings } from '../resolve/bindings.ts'
import type { KnownBlocks } from '../blocks.ts'
import { checkLayout } from './check.ts'
import { nodeCompiler } from './compile-node.ts'
import type { CompiledLayout, CompiledPage } from './compiled.ts'
import { inherit, readChain, type EffectiveLayout } from '../inherit/inherit.ts'
import { fileSchema as inputSchema } from '../read/json-schema.ts'
import type { ParsedLayout, ParsedPage } from '../read/parse.ts'
import { reporter, type Reporter } from '../reporter.ts'
import { hashOf } from '../read/source.ts'
import { didYouMean } from '../suggest.ts'
import { checkShellTree, checkTree, shellNodes } from './tree.ts'

export interface Compilation {
  /** Missing when the layout has no manifest that could be read. */
  layout: CompiledLayout | undefined
  problems: Problem[]
}

/** Compiles one layout with its parents and reports everything that is wrong with it. */
export function compileLayout(
  own: ParsedLayout,
  find: (name: string) => ParsedLayout | undefined,
  blocks: KnownBlocks,
): Compilation {
  const out = reporter(own.name)
  out.problems.push(...own.problems)
  if (own.manifest === undefined) return { layout: undefined, problems: out.problems }
  const chain = readChain(own, find, out)
  const effective = inherit(chain, own.manifest, out)
  checkLayout(effective, out)
  const { manifest } = effective
  const [first = 'id', ...rest] = manifest.locales ?? ['id']
  const locales: [Locale, ...Locale[]] = [first, ...rest]
  const compileNode = nodeCompiler({ layout: effective, locales, blocks, out })

  const shellIds = checkShellTree(effective, out)
  const pages = new Map<string, CompiledPage>()
  for (const page of effective.pages.values()) {
    checkTree(page, shellIds, out)
    pages.set(page.name, compilePage(page, compileNode, effective, out))
  }
  const shell = (part: 'header' | 'footer') =>
    shellNodes(effective, part).flatMap((node) => compileNode(node, undefined) ?? [])
  const hashes = chain.map(({ source }) => source.hash)
  const layout: CompiledLayout = {
    name: own.name,
    revision: hashOf(hashes.join(' ')).slice(0, 16),
    locales,
    manifest,
    theme: Theme.parse(manifest.theme ?? {}),
    shell: { header: shell('header'), footer: shell('footer') },
    routes: manifest.routes,
    pages,
    notFound: manifest.notFound === undefined ? undefined : pages.get(manifest.notFound),
    assets: effective.assets,
    starter: effective.starter,
  }
  return { layout, problems: unique(out.problems) }
}

type CompileNode = ReturnType<typeof nodeCompiler>

function compilePage(
  page: ParsedPage,
  compileNode: CompileNode,
  layout: EffectiveLayout,
  out: Reporter,
): CompiledPage {
  const head = PageHead.parse(page.head)
  const scope = { page, layout, report: out.report, place: page.place }
  for (const part of ['title', 'seo', 'data'] as const) {
    checkBindings(head[part], `/${part}`, scope)
  }
  checkAsset(head.seo?.image, '/seo/image', scope)
  return {
    name: page.name,
    title: head.title,
    siteName: head.siteName ?? true,
    seo: head.seo ?? {},
    resources: compileResources(page, head, out),
    nodes: page.nodes.flatMap((node) => compileNode(node, page) ?? []),
    prose: page.prose === undefined ? undefined : { source: page.prose, hash: hashOf(page.prose) },
  }
}

function compileResources(page: ParsedPage, head: PageHead, out: Reporter) {
  return Object.entries(head.data).flatMap(([name, { endpoint: path, input }]) => {
    const endpoint = findEndpoint(path)
    const place = page.place(`/data/${name}/endpoint`)
    if (endpoint === undefined) {
      out.report('unknown-endpoint', `There is no call GET ${path}.`, place)
      return []
    }
    const known = Object.keys(inputSchema(endpoint.input).properties ?? {})
    for (const key of Object.keys(input)) {
      if (known.includes(key)) continue
      const message = `GET ${path} does not read "${key}".${didYouMean(key, known)}`
      out.report('unknown-key', message, page.place(`/data/${name}/input/${key}`))
    }
    return [{ name, endpoint, input, place }]
  })
}

/** A page shared by two languages reports each of its problems once. */
function unique(problems: Problem[]): Problem[] {
  const key = ({ rule, file, pointer, message }: Problem) =>
    [rule, file, pointer, message].join('\n')
  return [...new Map(problems.map((problem) => [key(problem), problem])).values()]
}
