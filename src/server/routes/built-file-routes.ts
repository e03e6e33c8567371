import { basename, extname } from 'node:path'
import type { Hono } from 'hono'
import { serverPath } from '#schemas/paths.ts'
import type { BuiltFile } from '../http/built-file.ts'
import { acceptedEncoding } from '../http/accepted-encoding.ts'
import { scriptHeaders } from '../http/security-headers.ts'
import type { AppEnv } from '../http/app-env.ts'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
}

/** Whether a script is a worker that compiles WebAssembly: a block says so by the name of its file. */
const compilesWasm = (path: string) => basename(path).startsWith('wasm-worker')

/** `/assets/…`: the built browser files. Their names change with their content, so browsers cache them for a year. */
export function fileRoutes(app: Hono<AppEnv>, files: ReadonlyMap<string, BuiltFile>): void {
  app.get(serverPath('assets', ':path{.+}'), (c) => {
    const path = serverPath('assets', c.req.param('path'))
    const file = files.get(path)
    if (file === undefined) return c.notFound()
    const takesBrotli =
      acceptedEncoding(c.req.header('accept-encoding'), ['br', 'identity']) === 'br'
    const brotli = takesBrotli ? file.brotli : undefined
    return c.body(brotli ?? file.content, 200, {
      'content-type': types[extname(path)] ?? 'application/octet-stream',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
      ...(brotli ? { 'content-encoding': 'br' } : {}),
      ...(path.endsWith('.js') ? scriptHeaders(compilesWasm(path)) : {}),
      ...(path.endsWith('.woff2') ? { 'access-control-allow-origin': '*' } : {}),
    })
  })
}
