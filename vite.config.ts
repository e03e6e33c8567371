import { availableParallelism } from 'node:os'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vitest/config'
import { Face } from './schemas/layout.ts'
import { faceSource } from './src/render/face-source.ts'
import { FileOrder } from './tests/file-order.ts'
import { asciiScript } from './tools/ascii-script.ts'

/** Tests that open a database or start a process. */
const databaseTests = [
  'src/services/local/**/*.test.ts',
  'tests/contract/{engine,layouts,services,operator}/**/*.test.ts',
  'tests/contract/{change,commands,feeds,hot,languages,merge-driver,page-moment,query,seo,seo-prefixes,share-pictures,static-routes,structured-data,units,variant-pages}.test.ts',
  'tests/contract/manifests/path-attacks.test.ts',
  'tests/{faults,fuzz}/**/*.test.ts',
  'tools/{cli,commands/merge-driver}.test.ts',
  'src/library/replace-file.test.ts',
]

/** Tests of blocks and pages in Chromium, and of the files that browsers load. */
const browserTests = 'tests/contract/browser/**/*.test.ts'

/** Puts folders of tests into memory, finds PostgreSQL, then migrates the database that those of the tests are copied from. */
const databaseSetup = [
  'tests/memory-folder.ts',
  'src/services/local/database/postgres/server-for-test.ts',
  'src/services/local/database/postgres/new-database-for-test.ts',
]

/** The scripts of the server: its main, and one for each kind of thread or process. */
const serverEntries = {
  'main-start': 'src/server/main-start.ts',
  'layout-thread': 'src/server/main-layout-thread.ts',
  'prose-thread': 'src/server/main-prose-thread.ts',
  'watch-thread': 'src/server/main-watch-thread.ts',
  'vector-process': 'src/services/local/pictures/vector-process.ts',
  'share-process': 'src/services/local/pictures/share-process.ts',
  'database-worker': 'src/services/local/database/pglite/worker-entry.ts',
}

/**
 * Packages that a start loads, and what these need: built into the server's scripts, they take a third of the time that
 * Node takes to find and link their hundreds of files. Native ones, those that read files beside their own, and those that few requests need are loaded as they are.
 */
const inlined = [
  /^@hono\/node-server/,
  /^(cockatiel|drizzle-orm|fastest-levenshtein|hono|ipaddr\.js|lru-cache)($|\/)/,
  /^(react|react-dom|scheduler|react-router|react-router-dom|swr|dequal|use-sync-external-store)($|\/)/,
  /^(postcss|postcss-selector-parser|nanoid|picocolors|source-map-js|cssesc|util-deprecate|zod)($|\/)/,
]

/** What Vitest runs, by what it needs: nothing; or a database, Chromium and the built files. */
const projects = [
  {
    extends: true as const,
    test: {
      name: 'pure',
      include: ['{src,blocks,schemas,tools,tests}/**/*.test.{ts,tsx}'],
      exclude: [...databaseTests, browserTests],
      isolate: false,
    },
  },
  {
    extends: true as const,
    test: {
      name: 'integration',
      include: [...databaseTests, browserTests],
      // Each file opens a database of its own; loading every module again would take longer than many of them. One project for
      // both kinds, for the same reason: its threads load what both use once.
      isolate: false,
      globalSetup: [...databaseSetup, 'tests/contract/browser/ensure-built-once.ts'],
      // React as visitors get it: the development build takes a third of the time of what draws pages.
      env: { NODE_ENV: 'production' },
    },
    oxc: { jsx: { development: false } },
  },
]

/**
 * Our own function around each `import()` in place of Vite's, which is as large as a third of the runtime: it also loads
 * the style sheets of chunks, and ours have none.
 */
const smallPreload: Plugin = {
  name: 'small-preload',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => `export { preload as __vitePreload } from '/src/client/preload.ts'`,
  },
}

/** Scripts in ASCII: V8 holds others with two bytes for each character, which for the server's is 4 MB. */
const asciiScripts: Plugin = {
  name: 'ascii-scripts',
  // After every other step: one that prints the code again writes the characters.
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk') chunk.code = asciiScript(chunk.fileName, chunk.code)
  },
}

/** The browser's build, the server's (`--ssr`), and Vitest, in one place. */
export default defineConfig(({ isSsrBuild }) => ({
  appType: 'custom',
  ...(isSsrBuild && {
    ssr: { noExternal: inlined },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  }),
  plugins: [react(), tailwindcss(), smallPreload, ...(isSsrBuild ? [asciiScripts] : [])],
  build: isSsrBuild
    ? {
        ssr: true,
        outDir: 'dist/server',
        target: 'node20',
        rollupOptions: {
          input: serverEntries,
          output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
        },
      }
    : {
        outDir: 'dist/client',
        manifest: true,
        target: 'es2022',
        modulePreload: {
          polyfill: false,
          // The runtime names no files that few pages load: they are larger than what the wait for their imports costs. No other
          // script names the runtime, which is there already.
          resolveDependencies: (_file, chunks, { hostId }) =>
            hostId.startsWith('assets/main-')
              ? []
              : chunks.filter((chunk) => !chunk.startsWith('assets/main-')),
        },
        rollupOptions: {
          optimization: { inlineConst: true },
          input: ['src/client/main.ts', 'src/client/styles.css', ...Face.options.map(faceSource)],
        },
      },
  test: {
    // One more than there are cores: some of these tests wait for a database, a job or a browser.
    maxWorkers: availableParallelism() + 1,
    // Tests that run side by side are pages of one browser: more than there are cores only make each of them later.
    maxConcurrency: availableParallelism(),
    sequence: { sequencer: FileOrder },
    unstubEnvs: true,
    // A busy machine may be slow, and no test asserts on durations: this ends what would wait for ever.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    projects,
  },
}))
