import { html, raw } from 'hono/html'
import type { Locale } from '#schemas/text.ts'
import { awayWords, busyWords, errorWords, linkWords } from './screen-words.ts'

/** Documents of one message, for what cannot be shown. They load nothing, so they work while all else fails. */

const style =
  'html{font:1.0625rem/1.6 system-ui,sans-serif;color:#18212b;background:#fff}' +
  'body{min-height:100vh;margin:0;display:grid;place-content:center;padding:1.5rem;text-align:center}' +
  'h1{font-size:clamp(1.5rem,1.1rem + 2vw,2.25rem);line-height:1.2;margin:0 0 .75rem}p{margin:.25rem 0;color:#55616e}' +
  'a{color:#0b5f86}'

interface Screen {
  lang: Locale
  title: string
  text: string
  detail?: string
  link?: { href: string; label: string }
}

/** A document, with the style element in it, whose hash its policy names. */
export interface ScreenDocument {
  html: string
  style: string
}

async function screen({ lang, title, text, detail = '', link }: Screen): Promise<ScreenDocument> {
  const paragraphs = [text, detail].filter(Boolean).map((words) => html`<p>${words}</p>`)
  const way = link ? html`<p><a href="${link.href}">${link.label}</a></p>` : ''
  const head = [
    html`<meta charset="utf-8"><meta name="robots" content="noindex">`,
    html`<meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title>`,
    html`<link rel="icon" href="data:,"><style>${raw(style)}</style>`,
  ]
  const main = [html`<h1>${title}</h1>`, paragraphs, way]
  const document =
    await html`<!doctype html><html lang="${lang}"><head>${head}</head><body><main>${main}</main></body></html>`
  return { html: document.toString(), style }
}

/** For a page whose data is away for a while. */
export const awayScreen = (lang: Locale) =>
  screen({ lang, title: awayWords[lang].heading, text: awayWords[lang].lead })

/** For a page that was asked for too often. */
export const busyScreen = (lang: Locale) =>
  screen({ lang, title: busyWords[lang].heading, text: busyWords[lang].lead })

/** For what failed outside of the pages of a site. */
export const errorScreen = (lang: Locale) =>
  screen({
    lang,
    title: errorWords[lang].heading,
    text: '',
    link: { href: '/', label: linkWords[lang].home },
  })

/** For an error screen that could not be shown itself. It is in English on every site. */
export const lastScreen = (detail: string) =>
  screen({
    lang: 'en',
    title: 'An error occurred while showing the error page',
    text: 'Unfortunately an error occurred and while showing the error page another error occurred',
    detail,
    link: { href: '/', label: 'Go back to home' },
  })

/** For a form that cannot be shown again; it leads back to the page. */
export const formScreen = ({
  path,
  ...rest
}: Pick<Screen, 'lang' | 'title' | 'text'> & { path: string }) =>
  screen({
    ...rest,
    link: { href: path, label: linkWords[rest.lang].page },
  })

/** For a host that no site has: it names none of those there are. */
export const unknownHostScreen = () =>
  screen({
    lang: 'en',
    title: 'There is no site here',
    text: 'No site answers to this address. Check its spelling.',
  })
