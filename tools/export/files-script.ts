import { build } from 'esbuild'

/** The path of the script that every exported document runs first. */
export const filesScriptPath = '/_files.js'

/** The script itself, which leads what is no file to the services. */
export async function filesScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['src/client/files.ts'],
    bundle: true,
    minify: true,
    format: 'iife',
    write: false,
  })
  return outputFiles.map(({ text }) => text).join('')
}
