import { createServer, type IncomingMessage } from 'node:http'
import { createServer as createVite, type ViteDevServer } from 'vite'
import { z } from 'zod'
import type * as registryModule from '#blocks/registry.ts'
import { readConfig } from '#src/server/server-config.ts'
import type * as serverModule from '#src/server/main.ts'
import type { RunningServer } from '#src/server/main.ts'
import { openAppTokens } from '#src/server/main-secret.ts'
import { openServices } from '#src/server/main-services.ts'
import type { Services } from '#src/services/service.ts'
import { command } from '../command.ts'
import { developingClient } from '../developing-client.ts'
import { galleryPath, isOfGallery, openGallery } from '../gallery/open-gallery.ts'

export const dev = command({
  name: 'dev',
  summary: 'Serve every site from source: a changed block, style or manifest shows at once.',
  options: z.object({}),

  async run(terminal) {
    const http = createServer()
    const vite = await createVite({
      appType: 'custom',
      server: { middlewareMode: { server: http }, hmr: { server: http }, allowedHosts: true },
    })
    const services = await openDevelopingServices(terminal.note)
    let running = await startFromSource(vite, services)
    await running.begun
    let restarting = Promise.resolve()
    const restart = async () => {
      vite.moduleGraph.invalidateAll()
      await running.close()
      running = await startFromSource(vite, services)
      vite.hot.send('tenun:page')
    }
    vite.watcher.on('change', (file) => {
      if (!isServerSource(file)) return
      restarting = restarting.then(restart).catch((error: unknown) => terminal.note(String(error)))
    })
    const gallery = openGallery(vite)
    http.on('request', (request, response) => {
      if (isVite(request)) vite.middlewares(request, response)
      else if (isOfGallery(request)) gallery(request, response)
      else running.http.emit('request', request, response)
    })
    const { port } = readConfig(process.env)
    http.listen(port, () => {
      const lines = running
        .sites()
        .list()
        .map(({ id }) => `  http://${id}.localhost:${port}`)
      terminal.print(`Developing ${lines.length} sites:\n${lines.join('\n')}`)
      terminal.print(`The gallery of blocks: http://localhost:${port}${galleryPath}/`)
    })
    return 0
  },
})

const isVite = ({ url = '' }: IncomingMessage) =>
  /^\/(@|src\/|blocks\/|schemas\/|node_modules\/)/.test(url)

/** Whether a change of this file reloads the server's modules; a changed service needs a restart. */
const isServerSource = (file: string) =>
  /\/(blocks|schemas|src)\/.*\.tsx?$/.test(file) &&
  !/\.test\.|\/src\/(client|services)\//.test(file)

/** Opens the database once; it stays open while the server's modules are reloaded. */
async function openDevelopingServices(log: (line: string) => void): Promise<Services> {
  const config = readConfig(process.env)
  return openServices(config, await openAppTokens(config), log)
}

/** Loads the server's modules through Vite. */
async function startFromSource(vite: ViteDevServer, services: Services): Promise<RunningServer> {
  const [{ startServer }, { registry }] = await Promise.all([
    vite.ssrLoadModule('/src/server/main.ts') as Promise<typeof serverModule>,
    vite.ssrLoadModule('/blocks/registry.ts') as Promise<typeof registryModule>,
  ])
  const config = { ...readConfig(process.env), port: 0, host: '127.0.0.1' }
  const server = await startServer({
    config,
    registry,
    client: await developingClient(vite),
    services,
  })
  server.library.onChange(() => vite.hot.send('tenun:page'))
  return server
}
