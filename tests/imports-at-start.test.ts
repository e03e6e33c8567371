import { build } from 'esbuild'
import { expect, test } from 'vitest'

/** The packages and the number of our own files that loading a module loads, without those that are imported later. */
async function importsOf(entry: string) {
  const { metafile } = await build({
    entryPoints: [entry],
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    outdir: 'dist',
    write: false,
    metafile: true,
    logLevel: 'error',
  })
  const outputs = Object.entries(metafile.outputs)
  const loaded = new Set(
    outputs.flatMap(([file, { entryPoint }]) => (entryPoint === entry ? [file] : [])),
  )
  const packages = new Set<string>()
  const files = new Set<string>()
  for (const file of loaded) {
    const output = metafile.outputs[file]
    for (const name of Object.keys(output?.inputs ?? {})) files.add(name)
    for (const { path, kind, external } of output?.imports ?? []) {
      if (kind === 'dynamic-import') continue
      if (external !== true) loaded.add(path)
      else if (!path.startsWith('node:')) packages.add(path)
    }
  }
  return { files: [...files].toSorted(), packages: [...packages].toSorted() }
}

test('the command line loads no package before it knows which command runs', async () => {
  expect(await importsOf('tools/cli.ts')).toEqual({
    files: ['tools/bundle-sources.ts', 'tools/cli.ts', 'tools/file-states.ts'],
    packages: [],
  })
})

test.each(['start', 'build'])('the command %s loads no builder unless it builds', async (name) => {
  expect(await importsOf(`tools/commands/${name}.ts`)).toMatchObject({ packages: ['zod'] })
})

test('the server loads no package that is for some requests only', async () => {
  const { packages } = await importsOf('src/server/main-start.ts')
  expect(packages).toEqual([
    '@hono/node-server',
    '@hono/node-server/conninfo',
    '@node-rs/argon2',
    'aws4fetch',
    'busboy',
    'cockatiel',
    'drizzle-orm',
    'drizzle-orm/pg-core',
    'drizzle-orm/pg-proxy',
    'fastest-levenshtein',
    'hono',
    'hono/combine',
    'hono/cookie',
    'hono/cors',
    'hono/factory',
    'hono/html',
    'hono/route',
    'idn-area-data',
    'ipaddr.js',
    'lru-cache',
    'pg',
    'pino',
    'postcss',
    'postcss-selector-parser',
    'react',
    'react-dom/server',
    'react-router-dom',
    'react/jsx-runtime',
    'sanitize-html',
    'swr',
    'zod',
  ])
})
