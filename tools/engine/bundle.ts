import { build, type Plugin, type Rolldown } from 'vite'
import { engineEntry } from './entry.ts'

/** The engine as one ES module that runs in a browser's worker, under a policy that forbids `eval`. */
export async function bundleEngine(): Promise<string> {
  const made = (await build({
    configFile: false,
    logLevel: 'error',
    // A worker has no document: packages that decode entities by one have another file for workers.
    resolve: { conditions: ['worker', 'module'], mainFields: ['module', 'main'] },
    plugins: [
      virtual(
        new Map([['engine', await engineEntry()], ['without-eval', withoutEval], ...leftOut]),
      ),
    ],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: 'engine', preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput
  return made.output[0].code
}

/** Comes before every schema: zod decides when a schema is made whether to compile code for it. */
const withoutEval = `import { config } from 'zod'
config({ jitless: true })`

const neverCalled = 'export const defaultHandlers = {}, markdownTable = 0; export default 0'

/** Packages that the engine never calls, and what stands in their place. */
const leftOut: readonly (readonly [name: string, source: string])[] = [
  // It hands the reader of MDX another parser of what stands in braces.
  ['acorn', 'export const Parser = { extend() {} }'],
  ['acorn-jsx', 'export default () => {}'],
  // It reads Markdown and HTML, and writes neither.
  ['mdast-util-to-markdown', neverCalled],
  ['markdown-table', neverCalled],
  ['dom-serializer', neverCalled],
]

/** Modules that are no files. */
const virtual = (sources: ReadonlyMap<string, string>): Plugin => ({
  name: 'virtual',
  enforce: 'pre',
  resolveId: (id) => (sources.has(id) ? `${process.cwd()}/virtual-${id}.ts` : undefined),
  load: (id) => sources.get(/\/virtual-([\w-]+)\.ts$/.exec(id)?.[1] ?? ''),
})
