import type { Locale } from '#schemas/text.ts'
import { escape } from '#src/render/document.ts'

/** Screens that stand for a site that cannot be shown: product.md section 2, "Shell and special screens". */

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

/** A whole document of one message, with the style element that it holds. */
function screen({ lang, title, text, image, link }: Screen): { html: string; style: string } {
  const html =
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="robots" content="noindex">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><title>${escape(title)}</title>` +
    `<link rel="icon" href="data:,"><style>${style}</style></head><body><main>` +
    (image ? `<img src="${escape(image)}" alt="">` : '') +
    `<h1>${escape(title)}</h1><p>${escape(text)}</p>` +
    (link ? `<p><a href="${escape(link.href)}">${escape(link.label)}</a></p>` : '') +
    '</main></body></html>'
  return { html, style }
}

export const maintenanceScreen = (image: string | null) =>
  screen({
    lang: 'id',
    title: 'Website Sedang Dalam Perbaikan',
    text: 'Seperti halnya manusia, kami bertumbuh untuk menjadi lebih baik!',
    image,
  })

export const errorScreen = (detail = '') =>
  screen({
    lang: 'id',
    title: 'Opps.. Maaf terjadi kesalahan pada website',
    text: detail,
    link: { href: '/', label: 'Kembali ke halaman utama' },
  })

/** For a host that no site has: it says nothing of those there are. */
export const unknownHostScreen = () =>
  screen({
    lang: 'en',
    title: 'There is no site here',
    text: 'No site answers to this address. Check its spelling.',
  })
