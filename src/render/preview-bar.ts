import { ownPath } from '#schemas/own-path.ts'
import type { Locale } from '#schemas/text.ts'
import { editParameter } from '#schemas/page-paths.ts'
import { escape } from './escape.ts'
import type { Drawing } from './make-context.ts'
import type { SiteView } from './site-view.ts'

interface Words {
  label: string
  draft: string
  draftLine: string
  published: string
  publishedLine: string
  edit: string
}

const words: Record<Locale, Words> = {
  id: {
    label: 'Pratinjau',
    draft: 'Pratinjau: belum terbit',
    draftLine: 'Hanya pengurus situs yang dapat membuka halaman ini.',
    published: 'Pratinjau: sudah terbit',
    publishedLine: 'Pengunjung melihat halaman ini di alamatnya sendiri.',
    edit: 'Kembali menyunting',
  },
  en: {
    label: 'Preview',
    draft: 'Preview: not published',
    draftLine: 'Only people who run the site can open this page.',
    published: 'Preview: published',
    publishedLine: 'Visitors see this page at its own address.',
    edit: 'Back to editing',
  },
}

/** The page of this site that a preview leads back to, by its query; undefined where it names none. */
function editingPath({ origin }: SiteView, search = ''): string | undefined {
  const path = ownPath(new URLSearchParams(search).get(editParameter) ?? '', origin)
  return path === '/' ? undefined : path
}

/** The HTML of the bar above a preview: whether visitors see the page, and the way back to where it is edited. Empty on other pages. */
export function previewBar({ view, match, options }: Drawing): string {
  if (!options.isPreview || match === undefined) return ''
  const t = words[view.locale]
  const heading = options.isPublished ? t.published : t.draft
  const line = options.isPublished ? t.publishedLine : t.draftLine
  const edit = editingPath(view, options.search)
  const link =
    edit === undefined ? '' : `<a class="preview-bar-link" href="${escape(edit)}">${t.edit}</a>`
  return (
    `<aside class="preview-bar band-dark" aria-label="${t.label}"><div class="wrap">` +
    `<p><strong>${heading}</strong> <span class="text-muted">${line}</span></p>${link}</div></aside>`
  )
}
