import { createElement, type ReactNode } from 'react'
import { registry } from '#blocks/registry.ts'
import { needUrl } from '#schemas/endpoint.ts'
import type { CompiledNode } from '#src/manifest/compile/compiled.ts'
import type { Ask } from '#src/render/answers.ts'
import { bind } from '#src/render/bind.ts'
import { matchRoute } from '#src/render/match-route.ts'
import { selectRows } from '#src/render/select-rows.ts'
import type { SiteView } from '#src/render/site-view.ts'

/** Returns the page's blocks as React elements with their props and answers already resolved. */
export async function bareBlocks(view: SiteView, path: string, ask: Ask) {
  const { layout } = view
  const moment = { now: new Date(), changesAt: () => undefined }
  const match = matchRoute(layout.routes, path)
  const page = match && layout.pages.get(match.route.page)
  if (match === undefined || page === undefined)
    throw new Error(`${path} is no page of ${layout.name}`)
  const scope = {
    resources: {} as Record<string, unknown>,
    site: view.settings,
    parameters: match.parameters,
    query: match.query.byName,
    locale: view.locale,
  }
  for (const resource of page.resources) {
    if ('collection' in resource) {
      scope.resources[resource.name] = selectRows(resource, view, scope)
      continue
    }
    const read = resource.endpoint.input.parse(bind(resource.input, scope)) as object
    scope.resources[resource.name] = await ask(resource.endpoint, read, moment)
  }
  const draw = async (node: CompiledNode): Promise<ReactNode> => {
    const block = registry.get(node.type)
    if (block === undefined) return null
    const nodeProps = node.props[view.locale]
    const props = nodeProps.bound
      ? block.props.parse(bind(nodeProps.value, scope))
      : nodeProps.value
    const needs = Object.entries(block.needs?.(props) ?? {})
    const answers = await Promise.all(
      needs.map(([, { endpoint, input }]) =>
        ask(endpoint, endpoint.input.parse(input) as object, moment),
      ),
    )
    const slots = await Promise.all(
      Object.entries(node.slots).map(async ([name, nodes]) => [
        name,
        await Promise.all(nodes.map(draw)),
      ]),
    )
    return createElement(block.render, {
      key: node.id,
      id: node.id,
      props,
      data: Object.fromEntries(needs.map(([name], i) => [name, answers[i]])),
      asked: Object.fromEntries(
        needs.map(([name, { endpoint, input }]) => [name, needUrl(endpoint, input)]),
      ),
      slots: Object.fromEntries(slots) as Record<string, ReactNode>,
      page: { ...view.page, now: moment.now.toISOString() },
    })
  }
  const nodes = [...layout.shell.header, ...page.nodes, ...layout.shell.footer]
  return Promise.all(
    nodes.map(async (node) => ({
      element: await draw(node),
      mayWake: registry.get(node.type)?.island !== undefined,
    })),
  )
}
