import { expect, test } from 'vitest'
import { z } from 'zod'
import { defineBlock, type Wake } from '#blocks/define.ts'
import { need } from '#blocks/need.ts'
import { listPosts } from '#schemas/services/post.ts'
import { Settings } from '#schemas/settings.ts'
import { madeUpBlocks } from '#tests/made-up/blocks.tsx'
import { layoutOf } from '#tests/made-up/compile-layouts.ts'
import { manifestOf } from '#tests/made-up/layouts.ts'
import { nodeCaches } from './node-cache.ts'
import { renderPage } from './render-page.ts'
import { siteView } from './site-view.ts'

interface Pages {
  island?: Wake
  readsMoment?: true
  fetched?: readonly string[]
}

/** A site of one feed on every path, and how often its block was rendered. */
function feedSite({ island, readsMoment, fetched }: Pages = {}) {
  let renders = 0
  const feed = defineBlock({
    type: 'feed',
    title: 'Feed',
    description: 'Counts how often it is rendered.',
    category: 'content',
    props: z.object({}),
    needs: () => ({ list: need(listPosts, { kindSlug: 'news' }) }),
    ...(island && { island }),
    ...(fetched && { fetched }),
    ...(readsMoment && { changesAt: () => undefined }),
    render({ data, page }) {
      renders++
      return (
        <p>{data.list.items.map(({ title }) => title).join() + (readsMoment ? page.now : '')}</p>
      )
    },
  })
  const layout = layoutOf({
    'layout.json': manifestOf('coba', {
      routes: [
        { path: '/', page: 'home' },
        { path: '/Lain', page: 'home' },
      ],
    }),
    'pages/home.json': { blocks: [{ id: 'a', type: 'feed' }] },
  })
  const settings = Settings.parse({ title: 'Coba' })
  const view = siteView({ layout, settings, origin: '' }, 'id')
  return {
    rendered: () => renders,
    async show(
      title: string,
      { path = '/', ...more }: Partial<Parameters<typeof renderPage>[2]> & { path?: string } = {},
    ) {
      const { main, islands, content } = await renderPage(view, path, {
        registry: new Map(madeUpBlocks).set('feed', feed),
        ask: () => Promise.resolve({ items: [{ title }] }),
        deadlineMs: 1000,
        now: new Date('2026-11-23T03:00:00Z'),
        report: () => undefined,
        ...more,
      })
      return { main, islands: Object.keys(islands), content, sent: islands['a']?.data }
    },
  }
}

test('a node is rendered again when its answer has changed, and only then', async () => {
  const site = feedSite()
  const first = await site.show('Satu')
  expect(first.main).toBe('<div id="a"><p>Satu</p></div>')
  expect(await site.show('Satu', { path: '/Lain' })).toEqual(first)
  expect(site.rendered()).toBe(1)
  expect((await site.show('Dua')).main).toContain('Dua')
  expect(site.rendered()).toBe(2)
})

test('an island, which reads the address of its page, is rendered for each; its page has its data each time', async () => {
  const site = feedSite({ island: 'visible' })
  const first = await site.show('Satu')
  expect(await site.show('Satu')).toEqual({ ...first, islands: ['a'] })
  expect(site.rendered()).toBe(1)
  await site.show('Satu', { path: '/Lain' })
  expect(site.rendered()).toBe(2)
})

test('an answer that the browser fetches is in the HTML of the island, and not in its data', async () => {
  const { main, sent } = await feedSite({ island: 'visible', fetched: ['list'] }).show('Satu')
  expect(main).toContain('Satu')
  expect(sent).toEqual({})
  const whole = await feedSite({ island: 'visible' }).show('Satu')
  expect(whole.sent).toEqual({ list: { items: [{ title: 'Satu' }] } })
})

test('a block that reads the moment of its page is rendered for each minute', async () => {
  const site = feedSite({ readsMoment: true })
  await site.show('Satu')
  const { main } = await site.show('Satu', { now: new Date('2026-11-23T03:01:30Z') })
  expect(main).toContain('2026-11-23T03:01:00.000Z')
})

test('nothing that was loaded for someone who is signed in is cached', async () => {
  const site = feedSite()
  await site.show('Rahasia', { isAdmitted: true })
  await site.show('Rahasia', { isAdmitted: true })
  await site.show('Rahasia')
  expect(site.rendered()).toBe(3)
})

test('a page says whether it is rendered from the same: with other answers, or for one person, it is not', async () => {
  const site = feedSite()
  const [first, same, other] = [
    await site.show('Satu'),
    await site.show('Satu'),
    await site.show('Dua'),
  ]
  expect(first.content).toBeDefined()
  expect(same.content).toBe(first.content)
  expect(other.content).not.toBe(first.content)
  const own = [
    await site.show('Satu', { isAdmitted: true }),
    await site.show('Satu', { isAdmitted: true }),
  ]
  expect(new Set([first, ...own].map(({ content }) => content)).size).toBe(3)
})

/** Nodes of a page, with HTML of so many characters. */
function nodesOf(length: number) {
  const [node] =
    layoutOf({
      'layout.json': manifestOf('coba'),
      'pages/home.json': { blocks: [{ id: 'a', type: 'feed' }] },
    }).pages.get('home')?.nodes ?? []
  if (node === undefined) throw new Error('the page has no node')
  return ['a', 'b', 'c'].map((id) => ({
    node: { ...node, id },
    from: 'x',
    html: 'y'.repeat(length),
  }))
}

test('a site caches no more than its share: what was used longest ago is dropped', () => {
  const cache = nodeCaches({ site: 100, all: 1000 })()
  const [first, second] = nodesOf(60)
  if (first === undefined || second === undefined) throw new Error('there are no nodes')
  cache.set(first)
  cache.set(second)
  expect([cache.get(first.node, 'x'), cache.get(second.node, 'x')]).toEqual([undefined, second])
})

test('all sites together cache no more than their bound: what was used longest ago is dropped', () => {
  const store = nodeCaches({ site: 100, all: 150 })
  const [nodes, sites] = [nodesOf(60), [store(), store(), store()]]
  const find = (i: number) => nodes[i] && sites[i]?.get(nodes[i].node, 'x')
  sites[0]?.set(nodes[0] ?? expect.unreachable())
  sites[1]?.set(nodes[1] ?? expect.unreachable())
  expect(find(0)).toBe(nodes[0])
  sites[2]?.set(nodes[2] ?? expect.unreachable())
  expect([find(0), find(1), find(2)]).toEqual([nodes[0], undefined, nodes[2]])
  // A rendering that another replaces no longer counts.
  for (const html of ['z', 'zz', 'zzz'])
    sites[2]?.set({ ...(nodes[2] ?? expect.unreachable()), html })
  expect(find(0)).toBe(nodes[0])
})
