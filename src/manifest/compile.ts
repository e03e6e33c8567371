import { Theme, type Layout } from '#schemas/layout.ts'
import { PageHead, type Node } from '#schemas/page.ts'
import type { Problem } from '#schemas/problems.ts'
import { findEndpoint } from '#schemas/services/index.ts'
import type { Locale } from '#schemas/text.ts'
import type { z } from 'zod'
import type { KnownBlocks } from './blocks.ts'
import { checkLayout } from './check.ts'
import { nodeCompiler } from './compile-node.ts'
import type { CompiledLayout, CompiledNode, CompiledPage } from './compiled.ts'
import { inherit, readChain, type EffectiveLayout } from './inherit.ts'
import { parametersOf } from './paths.ts'
import { toParsedNode, type ParsedLayout, type ParsedPage } from './parse.ts'
import { reporter, type Reporter } from './reporter.ts'
import { hashOf } from './source.ts'

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
  const effective = inherit(chain, own.manifest)
  checkLayout(effective, out)
  const { manifest } = effective
  const [first = 'id', ...rest] = manifest.locales ?? ['id']
  const locales: [Locale, ...Locale[]] = [first, ...rest]
  const compileNode = nodeCompiler({ layout: effective, locales, blocks, out })

  const pages = new Map<string, CompiledPage>()
  for (const page of effective.pages.values()) {
    pages.set(page.name, compilePage(page, compileNode, effective, out))
  }
  const shell = (part: 'header' | 'footer') => compileShell(part, effective, compileNode)
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

function compileShell(
  part: 'header' | 'footer',
  effective: EffectiveLayout,
  compileNode: CompileNode,
): CompiledNode[] {
  const owner = effective.shellOwner[part]
  const nodes: z.input<typeof Node>[] = owner.manifest?.shell?.[part] ?? []
  return nodes.flatMap(
    (node, i) => compileNode(toParsedNode(node, `/shell/${part}/${i}`, owner), undefined) ?? [],
  )
}

function compilePage(
  page: ParsedPage,
  compileNode: CompileNode,
  { manifest }: EffectiveLayout,
  out: Reporter,
): CompiledPage {
  const head = PageHead.parse(page.head)
  reportDuplicateIds(page, out)
  return {
    name: page.name,
    title: head.title,
    siteName: head.siteName ?? true,
    seo: head.seo ?? {},
    resources: compileResources(page, head, manifest, out),
    nodes: page.nodes.flatMap((node) => compileNode(node, page) ?? []),
    prose: page.prose === undefined ? undefined : { source: page.prose, hash: hashOf(page.prose) },
  }
}

function compileResources(page: ParsedPage, head: PageHead, manifest: Layout, out: Reporter) {
  const parameters = parametersOf(page.name, manifest)
  return Object.entries(head.data).flatMap(([name, { endpoint: path, input }]) => {
    const endpoint = findEndpoint(path)
    const place = page.place(`/data/${name}/endpoint`)
    if (endpoint === undefined) {
      out.report('unknown-endpoint', `There is no call GET ${path}.`, place)
      return []
    }
    for (const [key, value] of Object.entries(input)) {
      if (typeof value !== 'object' || !('$route' in value) || parameters.has(value.$route))
        continue
      out.report(
        'unknown-parameter',
        `No path of "${page.name}" has :${value.$route}.`,
        page.place(`/data/${name}/input/${key}`),
      )
    }
    return [{ name, endpoint, input, place }]
  })
}

function reportDuplicateIds(page: ParsedPage, out: Reporter): void {
  const seen = new Set<string>()
  const visit = (node: z.input<typeof Node>, pointer: string, top: ParsedPage['nodes'][number]) => {
    if (seen.has(node.id))
      out.report('duplicate-id', `"${node.id}" stands twice.`, top.propPlace(`${pointer}/id`))
    seen.add(node.id)
    for (const [slot, children] of Object.entries(node.slots ?? {})) {
      children.forEach((child, i) => visit(child, `${pointer}/slots/${slot}/${i}`, top))
    }
  }
  for (const top of page.nodes) visit(top.node, '', top)
}

/** A page shared by two languages reports each of its problems once. */
function unique(problems: Problem[]): Problem[] {
  const key = ({ rule, file, pointer, message }: Problem) =>
    [rule, file, pointer, message].join('\n')
  return [...new Map(problems.map((problem) => [key(problem), problem])).values()]
}
