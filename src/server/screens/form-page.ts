import type { Locale } from '#schemas/text.ts'
import { pageLanguage } from '../http/page-language.ts'
import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import { ServiceError } from '#src/services/service-error.ts'
import { readBytes } from '../http/read-body.ts'
import type { AppEnv } from '../http/app-env.ts'

/** One field of a form that works without a script. */
export interface Field {
  name: string
  label: string
  type: 'text' | 'email' | 'password' | 'hidden'
  autocomplete: string
  value?: string
  hint?: string
}

export interface FormPage {
  title: string
  /** Paragraphs above the form. */
  text?: readonly string[]
  /** Below them: names with their values, such as the lines of a receipt. */
  rows?: readonly (readonly [string, string])[]
  /** The one way on, as a button. */
  next?: { href: string; label: string }
  /** What went wrong with the form as a whole. */
  problem?: string
  fields?: readonly Field[]
  /** By field: what is wrong with it. */
  errors?: Readonly<Record<string, string>>
  /** The button; without it there is no form. */
  submit?: string
  /** Where it is another than that of the request. */
  locale?: Locale
  /** More buttons, each sending its own value. */
  choices?: readonly { name: string; value: string; label: string }[]
  links?: readonly { href: string; label: string }[]
}

/** The statuses of such a page: how a form went, or why there is none. */
export type PageStatus = 200 | 400 | 403 | 422 | 429 | 502 | 503

/** A small page of the request's site with one form, which works without a script. */
export async function sendForm(
  c: Context<AppEnv>,
  page: FormPage,
  status: PageStatus = 200,
): Promise<Response> {
  const { site, drawForm } = c.var
  const text = (page.text ?? []).map(
    (paragraph) => html`<p class="form-page-text">${paragraph}</p>`,
  )
  const below = await html`${text}${toRows(page)}${toForm(page)}${toLinks(page)}`
  const content = { title: page.title, html: below.toString() }
  const drawn = drawForm(site, page.locale ?? pageLanguage(c), content)
  return c.html(drawn.html, status, { 'cache-control': 'private, no-store', ...drawn.headers })
}

function toRows({ rows = [], next }: FormPage) {
  const lines = rows.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)
  return [
    rows.length === 0 ? '' : html`<dl class="form-page-rows">${lines}</dl>`,
    next === undefined ? '' : html`<p><a class="button" href="${next.href}">${next.label}</a></p>`,
  ]
}

function toForm({ problem, fields = [], errors = {}, submit, choices = [] }: FormPage) {
  const alert = problem === undefined ? '' : html`<p class="form-error" role="alert">${problem}</p>`
  if (submit === undefined && choices.length === 0) return alert
  const inputs = fields.map((field) => toInput(field, errors[field.name]))
  const buttons = [
    submit === undefined ? '' : html`<button class="button">${submit}</button>`,
    ...choices.map(({ name, value, label }, index) => {
      const look = index === 0 ? 'button' : 'button button-quiet'
      return html`<button class="${look}" name="${name}" value="${value}">${label}</button>`
    }),
  ]
  const parts = [alert, inputs, fields.length > 0 ? honeypot : '', buttons]
  return html`<form method="post" class="form" novalidate>${parts}</form>`
}

/** A field that people do not see, and that programs fill in. */
const honeypot = raw(
  '<div class="form-hidden" aria-hidden="true"><label>Website <input name="website" tabindex="-1" autocomplete="off"></label></div>',
)

function toInput({ name, label, type, autocomplete, value = '', hint }: Field, error?: string) {
  const shown = type === 'password' ? '' : value
  if (type === 'hidden') return html`<input type="hidden" name="${name}" value="${shown}">`
  const about = [hint ? `${name}-hint` : '', error ? `${name}-error` : ''].filter((id) => id !== '')
  const described = about.length > 0 ? html` aria-describedby="${about.join(' ')}"` : ''
  const invalid = error ? raw(' aria-invalid="true"') : ''
  const attributes = html`id="${name}" name="${name}" type="${type}" required autocomplete="${autocomplete}"`
  const parts = [
    html`<label for="${name}">${label}</label>`,
    hint ? html`<p class="form-hint" id="${name}-hint">${hint}</p>` : '',
    html`<input ${attributes} value="${shown}"${invalid}${described}>`,
    error ? html`<p class="form-error" id="${name}-error">${error}</p>` : '',
  ]
  return html`<div class="${error ? 'form-field is-wrong' : 'form-field'}">${parts}</div>`
}

function toLinks({ links = [] }: FormPage) {
  if (links.length === 0) return ''
  const all = links.map(({ href, label }) => html`<a href="${href}">${label}</a>`)
  return html`<nav class="form-page-links">${all}</nav>`
}

/** The fields of a form that was sent, each once. Throws ServiceError for what is no form. */
export async function readForm(c: Context): Promise<Record<string, string>> {
  const type = c.req.header('content-type') ?? ''
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type))
    throw new ServiceError(415, 'Send the form as application/x-www-form-urlencoded.')
  const bytes = await readBytes(c, 16 * 1024)
  return Object.fromEntries(new URLSearchParams(Buffer.from(bytes).toString('utf8')))
}
