import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import { extname, join } from 'node:path'

const types: Record<string, string> = {
  '.html': 'text/html',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}

const statOf = (file: string) => stat(file).catch(() => undefined)

async function send(folder: string, url: string, response: ServerResponse): Promise<void> {
  const path = decodeURIComponent(new URL(url, 'http://files').pathname)
  const isFolder = (await statOf(join(folder, path)))?.isDirectory() ?? false
  if (isFolder && !path.endsWith('/')) {
    response.writeHead(301, { location: `${encodeURI(path)}/` }).end()
    return
  }
  const file = join(folder, path, isFolder ? 'index.html' : '')
  const isThere = (await statOf(file))?.isFile() ?? false
  const sent = isThere ? file : join(folder, '404.html')
  const type = types[extname(sent)] ?? 'application/octet-stream'
  response.writeHead(isThere ? 200 : 404, { 'content-type': type })
  createReadStream(sent).pipe(response)
}

/** A plain file host: files by their path, `index.html` of a folder, and `404.html`; it reads no query. */
export async function serveFiles(folder: string) {
  const server = createServer((request, response) => {
    send(folder, request.url ?? '/', response).catch((error: unknown) => response.destroy(error as Error))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
