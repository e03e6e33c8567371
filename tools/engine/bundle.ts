import { build, type Rolldown } from 'vite'
import type { Registry } from '#blocks/define.ts'
import { registry } from '#blocks/registry.ts'
import { engineEntry } from './entry.ts'
import {
  withoutDescriptions,
  withoutIndonesian,
  withoutMarkdownWriters,
  withoutMoreYaml,
} from './leave-out.ts'
import { packedEntities } from './packed-entities.ts'
import { readEndpoints } from './read-endpoints.ts'
import { virtualModules } from './virtual-modules.ts'

/** The engine as one ES module that runs in a browser's worker, under a policy that forbids `eval`; it knows these blocks. */
export async function bundleEngine(blocks: Registry = registry): Promise<string> {
  const made = (await build({
    configFile: false,
    logLevel: 'error',
    // A worker has no document: packages that decode entities by one have another file for workers.
    resolve: { conditions: ['worker', 'module'], mainFields: ['module', 'main'] },
    plugins: [
      virtualModules({
        engine: await engineEntry(blocks),
        'without-eval': withoutEval,
        '#schemas/services/index.ts': await readEndpoints(),
        unified,
        ...replaced,
      }),
      packedEntities,
      withoutDescriptions,
      withoutIndonesian,
      withoutMarkdownWriters,
      withoutMoreYaml,
    ],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: 'engine',
        preserveEntrySignatures: 'strict',
        treeshake: {
          // A schema or endpoint that is not used is left out.
          manualPureFunctions: ['z', 'endpoint', 'bilingual'],
          // Packages are imported for what they export only.
          moduleSideEffects: (id) => !id.includes('/node_modules/'),
        },
      },
    },
  })) as Rolldown.RolldownOutput
  return made.output[0].code
}

/** Comes before every schema: zod decides when a schema is made whether to compile code for it. */
const withoutEval = `import { config } from 'zod'
config({ jitless: true })`

/** The part of unified that parses: plugins add their extensions, and one of them the parser. */
const unified = `export const unified = () => {
  const data = {}
  const processor = {
    data: (key) => (key === undefined ? data : data[key]),
    use: (plugin, options) => (plugin.call(processor, options), processor),
    parse: (text) => processor.parser(text),
  }
  return processor
}`

/** Packages of which the engine needs little or nothing, and the modules in their place. */
const replaced = {
  // It gives the parser of MDX another parser for what is in braces.
  acorn: 'export const Parser = { extend() {} }',
  'acorn-jsx': 'export default () => {}',
  // It visits the nodes of a program to set their positions; what is in braces is one node, whose position nothing reads.
  'estree-util-visit': 'export const visit = () => undefined',
  // The parser of front matter formats messages about wrong options by it.
  fault: 'export const fault = (message) => new Error(message)',
  // No message of zod is reported: each is ours.
  '../locales/en.js': 'export default () => ({})',
  // It reads HTML and does not write any.
  'dom-serializer': 'export default 0',
}
