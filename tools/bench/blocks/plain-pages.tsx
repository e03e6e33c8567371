import { createElement, type ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { nodeForm } from '#src/render/node-form.ts'
import { startOfMinute } from '#src/render/page-minute.ts'
import type { SiteView } from '#src/render/site-view.ts'
import { now, slotType, type FixtureNode, type FixturePage } from './fixture-pages.ts'

/** The blocks of a page as components of one React tree, with their props given and nothing around them. */
export const plainPage = ({ nodes }: FixturePage, view: SiteView): ReactNode => (
  <SWRConfig value={{}}>
    <MemoryRouter initialEntries={['/']}>
      {nodes.map((one) => createElement(one.block.render, inputOf(one, view)))}
    </MemoryRouter>
  </SWRConfig>
)

function inputOf({ block, fixture, props, asked, node }: FixtureNode, view: SiteView) {
  const slots = Object.entries(fixture.slots ?? {}).map(([name, html]) => [
    name,
    <div key={name} className={slotType} dangerouslySetInnerHTML={{ __html: html }} />,
  ])
  const action = block.action?.(props)
  return {
    key: node.id,
    id: node.id,
    props,
    data: fixture.data,
    asked,
    slots: Object.fromEntries(slots) as Record<string, ReactNode>,
    page: { ...view.page, now: startOfMinute(now).toISOString() },
    ...(action && { form: nodeForm({ node: node.id, path: '/' }, action) }),
  }
}
