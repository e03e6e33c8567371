import type { Locale } from '#schemas/text.ts'
import { blankPage } from './blank-page.ts'
import { escape } from './escape.ts'
import type { SiteView } from './site-view.ts'

interface Words {
  heading: string
  lead: string
  signIn: string
  home: string
  noScript: string
}

const words: Record<Locale, Words> = {
  id: {
    heading: 'Masuk dulu',
    lead: 'Halaman ini hanya untuk yang sudah masuk. Setelah masuk, Anda kembali ke sini.',
    signIn: 'Masuk',
    home: 'Ke beranda',
    noScript:
      'Halaman ini memerlukan JavaScript, karena tanda masuk Anda disimpan di peramban. Aktifkan JavaScript, lalu muat ulang.',
  },
  en: {
    heading: 'Sign in first',
    lead: 'This page is only for people who are signed in. You come back here afterwards.',
    signIn: 'Sign in',
    home: 'To the home page',
    noScript:
      'This page needs JavaScript, because your sign-in is stored in the browser. Turn JavaScript on and reload.',
  },
}

/** The page in place of every guarded one: it holds nothing of the page behind it. */
export const gatePage = blankPage('gate', { id: words.id.heading, en: words.en.heading })

/** The body of the gate at a path: it works without scripts, and the browser's runtime goes on from it. */
export function gateHtml({ locale, page, layout }: SiteView, path: string): string {
  const { heading, lead, signIn, home, noScript } = words[locale]
  const next = encodeURIComponent(encodeURI(page.base + (path === '/' ? '' : path) || '/'))
  return (
    `<section class="wrap section" data-account="gate"${layout.manifest.signIn === 'redirect' ? ' data-redirect' : ''} aria-labelledby="gate-heading"><h1 class="title" id="gate-heading">${heading}</h1>` +
    `<p class="lead" role="status">${lead}</p><div class="mt-8 flex flex-wrap items-center gap-6">` +
    `<a class="button" data-gate="go" href="${escape(`${page.base}/Login?next=${next}`)}">${signIn}</a>` +
    `<a class="link-more" href="${page.base || '/'}">${home}</a></div>` +
    `<noscript><p class="lead">${noScript}</p></noscript></section>`
  )
}
