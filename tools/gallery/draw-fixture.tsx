import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { AnyBlock, BlockProps } from '#blocks/define.ts'
import { fixtureNow } from '#blocks/fixture-types.ts'
import { needUrl } from '#schemas/endpoint.ts'
import type { PageContext } from '#schemas/page-boot.ts'
import { fixedLocation, IslandScope } from '#src/render/island-scope.tsx'
import { localLinks } from '#src/render/localize-links.ts'
import { nodeForm } from '#src/render/node-form.ts'
import type { Fixture } from './examples.ts'
import { withStandIns } from './stand-in.ts'

/** How a fixture is shown on a page of the gallery. */
export interface Placing extends Pick<PageContext, 'locale' | 'face' | 'art'> {
  /** Of the node, and before the ids in it: of several fixtures in one document each has its own. */
  id?: string
  /** The title of the site. */
  title?: string
}

/** The markup of a block for one of its fixtures, as the server sends it. */
export function drawFixture(
  block: AnyBlock,
  fixture: Fixture,
  { id = 'fixture', ...page }: Placing,
): string {
  const input = inputOf(block, fixture, { id, page })
  const Drawn = block.render as (input: BlockProps) => ReactNode
  const html = renderToStaticMarkup(
    <IslandScope store={fixedLocation('/', '')} fallback={{}}>
      <Drawn {...input} />
    </IslandScope>,
    { identifierPrefix: id },
  )
  return withStandIns(localLinks(html, input.page))
}

interface Placed {
  id: string
  page: Omit<Placing, 'id'>
}

function inputOf(block: AnyBlock, fixture: Fixture, { id, page: placing }: Placed): BlockProps {
  const { title = 'Situs Contoh', ...page } = placing
  const props = block.props.parse(fixture.props)
  const asked = Object.entries(block.needs?.(props) ?? {}).map(([name, { endpoint, input }]) => [
    name,
    needUrl(endpoint, input),
  ])
  const slots = Object.entries(fixture.slots ?? {}).map(([name, markup]) => [
    name,
    <div
      className="contents"
      key={name}
      data-slot={name}
      dangerouslySetInnerHTML={{ __html: markup }}
    />,
  ])
  const action = block.action?.(props)
  return {
    id,
    props,
    data: fixture.data,
    query: fixture.query,
    asked: Object.fromEntries(asked),
    slots: Object.fromEntries(slots),
    ...(action === undefined ? {} : { form: nodeForm({ node: id, path: '/' }, action) }),
    page: {
      ...page,
      base: page.locale === 'id' ? '' : '/en',
      locales: ['id', 'en'],
      site: { title, logoDark: null, logoLight: null, schemes: ['light'] },
      now: fixture.now ?? fixtureNow,
    },
  }
}
