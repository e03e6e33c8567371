import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { Action } from '#blocks/action.ts'
import type { BlockProps } from '#blocks/define.ts'
import { fixtureNow } from '#blocks/fixture-types.ts'
import { needUrl, type Endpoint } from '#schemas/endpoint.ts'
import type { NodeQuery } from '#schemas/page-query.ts'
import type { Locale } from '#schemas/text.ts'
import { nodeForm } from '#src/render/node-form.ts'

interface Drawable {
  props: z.ZodType
  needs?(props: never): Record<string, { endpoint: Endpoint; input: object }>
  action?(props: never): Action
  render(block: never): ReactNode
}

export interface Fixture {
  props: unknown
  data: unknown
  slots?: Record<string, string>
  locale?: Locale
  now?: string
  query?: NodeQuery
}

/** The props that a block is rendered with for one of its fixtures. */
export function drawn(block: Drawable, fixture: Fixture): BlockProps {
  const props = block.props.parse(fixture.props)
  const needs = block.needs?.(props as never) ?? {}
  const urls = Object.entries(needs).map(([name, { endpoint, input }]) => [
    name,
    needUrl(endpoint, input),
  ])
  const slots = Object.entries(fixture.slots ?? {}).map(([name, markup]) => [
    name,
    <div key={name} dangerouslySetInnerHTML={{ __html: markup }} />,
  ])
  const locale = fixture.locale ?? 'id'
  const action = block.action?.(props as never)
  return {
    id: 'fixture',
    props,
    data: fixture.data,
    query: fixture.query,
    asked: Object.fromEntries(urls),
    slots: Object.fromEntries(slots),
    ...(action === undefined ? {} : { form: nodeForm({ node: 'fixture', path: '/' }, action) }),
    page: {
      locale,
      base: locale === 'id' ? '' : '/en',
      locales: ['id', 'en'],
      site: { title: 'Situs Contoh', logoDark: null, logoLight: null, schemes: ['light'] },
      now: fixture.now ?? fixtureNow,
      address: `https://situs.example${locale === 'id' ? '' : '/en'}/Berita/1/judul`,
    },
  }
}

/** The server-rendered HTML of one fixture of a block. */
export function html(block: Drawable, fixture: Fixture): string {
  const Drawn = block.render as (input: BlockProps) => ReactNode
  return renderToStaticMarkup(
    <MemoryRouter>
      <Drawn {...drawn(block, fixture)} />
    </MemoryRouter>,
  )
}
