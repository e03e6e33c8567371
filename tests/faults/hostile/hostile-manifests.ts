import {
  hostile,
  hostileManifest,
  inSizes,
  nodeOf,
  pageOf,
  times,
  type HostileLayout,
} from './hostile-layout.ts'

const routes = (name: string, paths: readonly string[], more: object = {}) => ({
  'layout.json': hostileManifest(name, {
    routes: paths.map((path) => ({ path, page: 'home', title: path, ...more })),
  }),
})

/** Routes that could be written out, matched or compared too often. */
export const hostileRoutes = (): HostileLayout[] => [
  ...inSizes('optional-segments', [4, 5, 12, 24, 40], (size, name) =>
    routes(name, ['/', times(size, () => '/:a?').join('')]),
  ),
  ...inSizes('optional-routes', [10, 50, 199, 400], (size, name) =>
    routes(name, ['/', ...times(size, (i) => `/:a?/r${i}/:b?/:c?/:d?`)]),
  ),
  ...inSizes('parameters', [10, 100, 199], (size, name) =>
    routes(name, ['/', ...times(size, (i) => `/${times(8, (k) => `:p${k}x${i}`).join('/')}`)]),
  ),
  ...inSizes('redirects', [10, 200, 2000], (size, name) => ({
    'layout.json': hostileManifest(name, {
      redirects: times(size, (i) => ({ from: `/r${i}`, to: `/r${(i + 1) % size}` })),
    }),
  })),
  ...inSizes('queries', [5, 20, 200], (size, name) =>
    routes(name, ['/'], {
      query: Object.fromEntries(
        times(size, (i) => [`q${i}`, { type: 'choice', of: times(size, (k) => `v${k}`) }]),
      ),
    }),
  ),
  ...inSizes('checks', [10, 200, 5000], (size, name) =>
    routes(name, ['/', '/:a'], { checks: times(size, () => ({ parameter: 'a', is: 'slug' })) }),
  ),
]

const deep = (size: number) => '['.repeat(size) + ']'.repeat(size)

/** JSON that is deep, wide, long or wrong in many places. */
export const hostileJson = (): HostileLayout[] => [
  ...inSizes('depth', [20, 40, 10_000, 100_000], (size) => ({
    'pages/home.json': `{ "blocks": ${deep(size)} }`,
  })),
  ...inSizes('slots', [5, 10, 30], (size) => ({
    'pages/home.json': pageOf([
      times(size, (i) => `n${i}`).reduce<object>(
        (child, id) => ({ ...nodeOf(id), slots: { body: [child] } }),
        nodeOf('inner'),
      ),
    ]),
  })),
  ...inSizes('keys', [100, 2000, 20_000], (size) => ({
    'pages/home.json': {
      ...pageOf([nodeOf('a')]),
      ...Object.fromEntries(times(size, (i) => [`kunci${i}`, i])),
    },
  })),
  ...inSizes('long-key', [100, 10_000, 200_000], (size) => ({
    'pages/home.json': { ...pageOf([nodeOf('a')]), ['k'.repeat(size)]: 1 },
  })),
  ...inSizes('long-type', [100, 10_000, 200_000], (size) => ({
    'pages/home.json': pageOf([{ ...nodeOf('a'), type: 'k'.repeat(size) }]),
  })),
  ...inSizes('wrong-nodes', [10, 250, 4000], (size) => ({
    'pages/home.json': pageOf(times(size, (i) => ({ id: i, type: i, props: i, slots: i }))),
  })),
  ...inSizes('wrong-props', [10, 40, 2000], (size) => ({
    'pages/home.json': pageOf(
      times(25, (n) =>
        nodeOf(`n${n}`, Object.fromEntries(times(size / 2, (i) => [`p${i}`, { a: [i] }]))),
      ),
    ),
  })),
  ...inSizes('long-text', [20_000, 60_000, 250_000], (size) => ({
    'pages/home.json': pageOf([nodeOf('a', { heading: 'x'.repeat(size) })]),
  })),
  ...inSizes('same-key', [10, 1000, 20_000], (size) => ({
    'pages/home.json': `{ ${times(size, () => '"a": 1').join(',')} }`,
  })),
  ...inSizes('comments', [1000, 100_000, 250_000], (size) => ({
    'pages/home.json': `${'/*'.repeat(size / 2)}{ "blocks": [] }`,
  })),
  ...inSizes('digits', [1000, 100_000, 250_000], (size) => ({
    'pages/home.json': `{ "blocks": ${'9'.repeat(size)} }`,
  })),
  ...inSizes('escapes', [100, 10_000, 40_000], (size) => ({
    'pages/home.json': `{ "title": "${'\\u0000'.repeat(size)}", "blocks": [] }`,
  })),
  ...inSizes('broken', [100, 10_000, 250_000], (size) => ({ 'pages/home.json': '{'.repeat(size) })),
  ...inSizes('patch', [10, 250, 3000], (size) => ({
    'pages/home.json': {
      patch: times(size, (i) => ({ op: 'insert', where: 'end', node: nodeOf(`n${i}`) })),
    },
  })),
]

/** Circles and chains of layouts that extend each other. */
export const hostileParents = (): HostileLayout[] => [
  ...times(3, (i) =>
    hostile(`circle-${i}`, (name) => ({
      'layout.json': hostileManifest(name, { extends: `circle-${(i + 1) % 3}` }),
    })),
  ),
  ...times(8, (i) =>
    hostile(`chain-${i}`, (name) => ({
      'layout.json': hostileManifest(name, i === 0 ? {} : { extends: `chain-${i - 1}` }),
    })),
  ),
  hostile('of-itself', (name) => ({ 'layout.json': hostileManifest(name, { extends: name }) })),
  hostile('of-nobody', (name) => ({ 'layout.json': hostileManifest(name, { extends: 'tiada' }) })),
  hostile('other-name', () => ({ 'layout.json': hostileManifest('honest') })),
  hostile('same-host', (name) => ({
    'layout.json': hostileManifest(name, {
      site: { hosts: ['honest.example'], settings: { title: name, isMaintenance: false } },
    }),
  })),
]
