import { html, raw } from 'hono/html'
import type { Locale } from '#schemas/text.ts'

/** Documents of one message, for what cannot be shown. They load nothing, so they work while all else fails. */

const style =
  'html{font:1.0625rem/1.6 system-ui,sans-serif;color:#18212b;background:#fff}' +
  'body{min-height:100vh;margin:0;display:grid;place-content:center;padding:1.5rem;text-align:center}' +
  'h1{font-size:clamp(1.5rem,1.1rem + 2vw,2.25rem);line-height:1.2;margin:0 0 .75rem}p{margin:.25rem 0;color:#55616e}' +
  'a{color:#0b5f86}img{max-width:12rem;max-height:5rem;margin:0 auto 2rem}'

interface Screen {
  lang: Locale
  title: string
  text: string
  image?: string | null
  link?: { href: string; label: string }
}

/** A document, with the style element in it, whose hash its policy names. */
export interface ScreenDocument {
  html: string
  style: string
}

async function screen({ lang, title, text, image, link }: Screen): Promise<ScreenDocument> {
  const picture = image ? html`<img src="${image}" alt="">` : ''
  const way = link ? html`<p><a href="${link.href}">${link.label}</a></p>` : ''
  const head = [
    html`<meta charset="utf-8"><meta name="robots" content="noindex">`,
    html`<meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title>`,
    html`<link rel="icon" href="data:,"><style>${raw(style)}</style>`,
  ]
  const main = [picture, html`<h1>${title}</h1><p>${text}</p>`, way]
  const document =
    await html`<!doctype html><html lang="${lang}"><head>${head}</head><body><main>${main}</main></body></html>`
  return { html: document.toString(), style }
}

const maintenance = {
  id: {
    title: 'Website Sedang Dalam Perbaikan',
    text: 'Seperti halnya manusia, kami bertumbuh untuk menjadi lebih baik!',
  },
  en: {
    title: 'This website is being worked on',
    text: 'We will be back soon. Please come again in a few minutes.',
  },
}

export const maintenanceScreen = (image: string | null, lang: Locale) =>
  screen({ lang, ...maintenance[lang], image })

const broken = {
  id: { title: 'Opps.. Maaf terjadi kesalahan pada website', label: 'Kembali ke halaman utama' },
  en: { title: 'Sorry, something went wrong on this website', label: 'Back to the home page' },
}

const away = {
  id: {
    title: 'Halaman ini sedang tidak dapat dimuat',
    text: 'Isinya belum dapat dijangkau. Muat ulang halaman ini sebentar lagi.',
  },
  en: {
    title: 'This page cannot be loaded now',
    text: 'What it shows cannot be reached. Reload this page in a moment.',
  },
}

/** For a page whose data is away for a while. */
export const awayScreen = (lang: Locale) => screen({ lang, ...away[lang] })

export const errorScreen = (lang: Locale) =>
  screen({
    lang,
    title: broken[lang].title,
    text: '',
    link: { href: '/', label: broken[lang].label },
  })

/** For a form that cannot be shown again; it leads back to the page. */
export const formScreen = ({
  path,
  ...rest
}: Pick<Screen, 'lang' | 'title' | 'text'> & { path: string }) =>
  screen({
    ...rest,
    link: { href: path, label: rest.lang === 'id' ? 'Kembali ke halaman' : 'Back to the page' },
  })

/** For a host that no site has: it names none of those there are. */
export const unknownHostScreen = () =>
  screen({
    lang: 'en',
    title: 'There is no site here',
    text: 'No site answers to this address. Check its spelling.',
  })
