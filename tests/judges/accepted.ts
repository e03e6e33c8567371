import type { Accepted } from './table.ts'

/** What the checker of CSS in vnu does not know yet, and every browser since 2024 does. */
const unknownCss = (text: string): Accepted => ({
  judge: 'vnu',
  rule: 'css',
  text,
  reason: 'its checker of CSS does not know this part of CSS, which browsers do',
})

/** Findings that are no faults. Each is one rule, as narrow as its reason. */
export const accepted: readonly Accepted[] = [
  unknownCss('Unrecognized at-rule “@property”'),
  unknownCss('Unrecognized at-rule “@container”'),
  unknownCss('“container-type”'),
  unknownCss('“container”: Property'),
  unknownCss('“anchor-name”: Property'),
  // In units of a container, such as 12cqi.
  unknownCss('“font-size”: Parse Error'),
  // Only within @supports, as Tailwind asks which browser it is.
  unknownCss('“margin-trim”'),
  {
    judge: 'links',
    rule: 'answered with 404',
    kinds: / 404$/,
    text: '/tidak-ada',
    reason: 'the link to the other language of a page that is not there keeps its address',
  },
  {
    judge: 'lighthouse',
    rule: 'is-crawlable',
    kinds: / \/(Login|Register|CallbackAuth|Akun|account|openapi|problems)\b/,
    reason: 'a form of accounts, a gate or a reference: no search engine should list it',
  },
  {
    judge: 'lighthouse',
    rule: 'is-crawlable',
    kinds: /^default \/$/,
    reason: 'the site that answers where no other does is not to be listed',
  },
  {
    judge: 'lighthouse',
    rule: 'is-crawlable',
    kinds: /^berita \/Berita\/Detail$/,
    reason: 'the list of /Berita under a second address: only the first is to be listed',
  },
  {
    judge: 'lighthouse',
    rule: 'meta-description',
    kinds: / \/(account|openapi|problems)\b/,
    reason: 'a description is for the lists of search engines, which do not have this page',
  },
  {
    judge: 'lighthouse',
    rule: 'errors-in-console',
    kinds: / \/CallbackAuth$/,
    text: 'This sign-in was not begun in this tab',
    reason: 'without a sign-in under way the page must refuse, and says why',
  },
]
