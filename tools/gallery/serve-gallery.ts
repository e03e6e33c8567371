import { createServer } from 'node:http'
import { createServer as createVite } from 'vite'
import { OperatorError } from '#src/services/operator-error.ts'
import { developingClient } from '../developing-client.ts'
import { freePort } from '../free-port.ts'
import { answers, galleryPath, isOfGallery, openGallery } from './open-gallery.ts'

interface ServedGallery {
  /** The address of its first page, with a slash at its end. */
  address: string
  /** The type of every block. */
  types: readonly string[]
  close(): Promise<void>
}

/** Serves the gallery and the fonts of its stages on this machine only. */
export async function serveGallery(port?: number): Promise<ServedGallery> {
  const vite = await createVite({
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false },
  })
  const { built } = await developingClient(vite)
  const answer = openGallery(vite)
  const http = createServer((request, response) => {
    const font = built.get(request.url ?? '')
    if (isOfGallery(request)) answer(request, response)
    else if (font)
      response
        .writeHead(200, { 'content-type': 'font/woff2', 'cache-control': 'max-age=3600' })
        .end(font.content)
    else if (request.url === '/') response.writeHead(302, { location: `${galleryPath}/` }).end()
    else response.writeHead(404).end()
  })
  const chosen = port ?? (await freePort())
  await new Promise<void>((resolve, reject) => {
    http.once('error', (error) => reject(new OperatorError(error.message)))
    http.listen(chosen, '127.0.0.1', resolve)
  })
  const { exampleTypes } = await answers(vite)
  return {
    address: `http://127.0.0.1:${chosen}${galleryPath}/`,
    types: exampleTypes,
    async close() {
      http.closeAllConnections()
      await new Promise((resolve) => http.close(resolve))
      await vite.close()
    },
  }
}
