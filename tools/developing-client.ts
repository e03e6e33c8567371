import type { ViteDevServer } from 'vite'
import { Face } from '#schemas/layout.ts'
import { faceSource } from '#src/render/face-source.ts'
import type { Styles } from '#src/render/styles.ts'
import type { Client } from '#src/server/main-client.ts'
import { runnerFile } from '#src/server/http/runner-file.ts'
import { buildClassic, sqlFiles } from './build-client.ts'
import { fontFiles } from './font-files.ts'

/** `@vitejs/plugin-react` requires this before any component of a page that Vite did not generate. */
const preamble =
  'import { injectIntoGlobalHook } from "/@react-refresh";injectIntoGlobalHook(window);' +
  'window.$RefreshReg$ = () => {};window.$RefreshSig$ = () => (type) => type'

/** The client served by Vite: the whole stylesheet is inlined into each page, and modules are not bundled. */
export async function developingClient(vite: ViteDevServer): Promise<Client> {
  const sheetOf = async (file: string) =>
    (await vite.transformRequest(`/${file}?direct`))?.code ?? ''
  const css = await sheetOf('src/client/styles.css')
  const faces = new Map<string, string>()
  for (const face of Face.options) faces.set(face, await sheetOf(faceSource(face)))
  const wholeOf: Styles['select'] = (_html, _attributes, face = '') => css + (faces.get(face) ?? '')
  const fonts: [string, { content: Uint8Array<ArrayBuffer>; brotli: undefined }][] = []
  for await (const { path, content } of fontFiles())
    fonts.push([path, { content: Uint8Array.from(content), brotli: undefined }])
  const sql = (await sqlFiles()).map(
    ({ path, content }) => [path, { content, brotli: undefined }] as const,
  )
  return {
    styles: { select: wholeOf, selectFirst: wholeOf, needsOf: () => 0 },
    files: {
      script: '/src/client/main-dev.ts',
      sheet: '',
      extraHead:
        `<script type="module">${preamble}</script>` +
        '<script type="module" src="/@vite/client"></script>',
    },
    built: new Map([...fonts, ...sql]),
    runner: runnerFile({
      frame: await buildClassic('src/client/runner/frame.ts', 'development'),
      worker: await buildClassic('src/client/runner/worker.ts', 'development'),
    }),
    version: 'developing',
  }
}
