import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ViteDevServer } from 'vite'
import type { Client } from '#src/server/main-client.ts'
import { Face } from '#schemas/layout.ts'
import { prepareStyles, type Styles } from '#src/render/styles.ts'
import { developingClient } from '../developing-client.ts'
import type * as answerModule from './answer.ts'

/** The path that the gallery is served at. */
export const galleryPath = '/_blocks'

export const isOfGallery = ({ url = '' }: IncomingMessage): boolean =>
  /^\/_blocks(?:[/?]|$)/.test(url)

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** Answers requests from the sources as they are: blocks, fixtures and sheets are loaded through Vite. */
export function openGallery(vite: ViteDevServer): Answer {
  const styles = currentStyles(vite)
  const answer = async ({ url = '', method }: IncomingMessage, response: ServerResponse) => {
    if (method !== 'GET' && method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end()
      return
    }
    const { answerGallery } = await answers(vite)
    const place = { base: galleryPath, styles: await styles() }
    const { status, html } = answerGallery(new URL(url, 'http://localhost'), place)
    response
      .writeHead(status, {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
      })
      .end(method === 'HEAD' ? undefined : html)
  }
  return (request, response) => {
    answer(request, response).catch((error: unknown) => {
      response
        .writeHead(500, { 'content-type': 'text/plain; charset=utf-8' })
        .end(error instanceof Error ? error.stack : String(error))
    })
  }
}

/** The modules that draw the gallery, as their sources are now. */
export const answers = (vite: ViteDevServer): Promise<typeof answerModule> =>
  vite.ssrLoadModule('/tools/gallery/answer.ts') as Promise<typeof answerModule>

/** The sheets as their sources are now; they are parsed again only when they changed. */
function currentStyles(vite: ViteDevServer): () => Promise<Styles> {
  let known: { sheets: string; styles: Styles } | undefined
  return async () => {
    const { common, faces } = sheetsOf(await developingClient(vite))
    const sheets = [common, ...faces.values()].join('\n')
    if (known?.sheets !== sheets) known = { sheets, styles: prepareStyles(common, faces) }
    return known.styles
  }
}

/** The sheet of all pages and those of faces; a client in development sends each page both, whole. */
function sheetsOf({ styles }: Client) {
  const common = styles.select('', '')
  const faces = new Map(
    Face.options.map((face) => [face as string, styles.select('', '', face).slice(common.length)]),
  )
  return { common, faces }
}
