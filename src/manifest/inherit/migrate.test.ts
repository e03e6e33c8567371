import { expect, test } from 'vitest'
import { z } from 'zod'
import { compileWith } from '#tests/made-up/compile-layouts.ts'
import { manifestOf, short, type Files } from '#tests/made-up/layouts.ts'
import type { KnownBlock, KnownMigration } from '../known-blocks.ts'
import { migratePart, migrateProps } from './migrate.ts'

const migrations: KnownMigration[] = [
  {
    to: 2,
    name: 'title-becomes-heading',
    up: ({ title, ...rest }) => ({ ...rest, heading: title }),
  },
  {
    to: 3,
    name: 'four-columns-are-the-default',
    up: (props) => ({ columns: 3, ...props }),
  },
]
const wall: KnownBlock = {
  type: 'wall',
  title: 'Wall',
  description: 'Has changed twice.',
  props: z.object({
    heading: z.string().default(''),
    columns: z.int().default(4),
    tone: z.string().default('calm'),
  }),
  migrations,
}
const blocks = new Map([['wall', wall]])
const home = (node: object): Files => ({
  'layout.json': manifestOf('induk', { routes: [{ path: '/', page: 'home' }] }),
  'pages/home.json': { blocks: [{ id: 'a', type: 'wall', ...node }] },
})
const child = (patch: object[]): Files => ({
  'layout.json': manifestOf('coba', { extends: 'induk' }),
  'pages/home.json': { patch },
})
const drawn = (layouts: Record<string, Files>, own = Object.keys(layouts)[0] ?? '') => {
  const { layout, problems } = compileWith(blocks, own, layouts)
  expect(problems.map(short)).toEqual([])
  return layout?.pages.get('home')?.nodes[0]?.props.id.value
}

test('props go through the chain of migrations from their version', () => {
  expect(migrateProps(wall, 1, { title: 'Halo' })).toEqual({ heading: 'Halo', columns: 3 })
  expect(migrateProps(wall, 2, { heading: 'Halo' })).toEqual({ heading: 'Halo', columns: 3 })
  expect(migrateProps(wall, 3, { heading: 'Halo' })).toEqual({ heading: 'Halo' })
})

test('a node of version 1 is rendered as it was before', () => {
  expect(drawn({ induk: home({ props: { title: 'Halo' } }) })).toEqual({
    heading: 'Halo',
    columns: 3,
    tone: 'calm',
  })
  expect(drawn({ induk: home({ v: 3, props: { heading: 'Halo' } }) })).toMatchObject({ columns: 4 })
})

test('the stored props are not mutated', () => {
  const props = Object.freeze({ title: 'Halo', tone: 'bright' })
  migrateProps(wall, 1, props)
  expect(props).toEqual({ title: 'Halo', tone: 'bright' })
})

test('layers are merged at the newest version, whatever version each was written for', () => {
  const parent = home({ v: 1, props: { title: 'Lama' } })
  const patch = [{ op: 'props', at: 'a', v: 3, props: { heading: 'Baru' } }]
  expect(drawn({ coba: child(patch), induk: parent })).toMatchObject({
    heading: 'Baru',
    columns: 3,
  })
})

test('migrating a patch of an older version adds nothing to it', () => {
  const parent = home({ v: 3, props: { heading: 'Induk', columns: 2 } })
  const patch = [{ op: 'props', at: 'a', v: 1, props: { title: 'Anak' } }]
  expect(drawn({ coba: child(patch), induk: parent })).toMatchObject({
    heading: 'Anak',
    columns: 2,
  })
  expect(migratePart(wall, 1, { title: 'Anak' })).toEqual({ heading: 'Anak' })
  expect(migratePart(wall, 2, { columns: 3 })).toEqual({ columns: 3 })
})

test('a migration that fails is reported and the props are not changed', () => {
  const failing: KnownBlock = {
    ...wall,
    migrations: [
      {
        to: 2,
        name: 'fails',
        up() {
          throw new Error('boom')
        },
      },
    ],
  }
  const { problems } = compileWith(new Map([['wall', failing]]), 'induk', {
    induk: home({ v: 1, props: { heading: 'Halo' } }),
  })
  expect(problems.map(short)).toEqual([
    'layouts/induk/pages/home.json:7:7 failed-migration "wall" from version 1: boom',
  ])
})
