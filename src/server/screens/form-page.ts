import type { Locale } from '#schemas/text.ts'
import { pageLanguage } from '../http/page-language.ts'
import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import { inLocale } from '#src/render/seo.ts'
import { pictureUrl } from '#src/render/site-view.ts'
import { ServiceError } from '#src/services/service-error.ts'
import { readBytes } from '../http/read-body.ts'
import type { AppEnv } from '../http/app-env.ts'
import { documentHeaders } from '../http/security-headers.ts'

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
  /** Below them: what stands for what, such as the lines of a receipt. */
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

const style =
  'html{font:1.0625rem/1.6 system-ui,sans-serif;color:#18212b;background:#f4f5f7}body{margin:0;min-height:100vh;display:grid;grid-template-columns:minmax(0,1fr);place-items:center;overflow-wrap:anywhere;padding:1.5rem 1rem}' +
  'main{box-sizing:border-box;width:100%;max-width:26rem;background:#fff;border-radius:.75rem;padding:2rem 1.5rem}img{max-width:10rem;max-height:3.5rem;margin-bottom:1.5rem}' +
  'h1{font-size:1.5rem;line-height:1.25;margin:0 0 .75rem}p{margin:.25rem 0 1rem;color:#465362}label{display:block;font-weight:600;margin:1rem 0 .25rem}' +
  'input{box-sizing:border-box;width:100%;font:inherit;padding:.625rem .75rem;border:1px solid #8793a0;border-radius:.5rem;background:#fff;color:inherit}' +
  'input:focus-visible,button:focus-visible,a:focus-visible{outline:3px solid #0b5f86;outline-offset:2px}input[aria-invalid]{border-color:#b42318;border-width:2px}' +
  '.e{color:#b42318;margin:.25rem 0 0}.h{font-size:.9375rem;margin:.25rem 0 0}button{font:inherit;font-weight:600;width:100%;margin-top:1.25rem;padding:.75rem;border:0;border-radius:.5rem;background:#18212b;color:#fff;cursor:pointer}' +
  'button+button{margin-top:.75rem;background:#fff;color:#18212b;box-shadow:inset 0 0 0 1px #8793a0}nav{margin-top:1.5rem;display:grid;gap:.5rem}a{color:#0b5f86}' +
  'dl{margin:1rem 0 0;border-top:1px solid #d5dae0}dl div{display:flex;flex-wrap:wrap;gap:0 1rem;justify-content:space-between;padding:.625rem 0;border-bottom:1px solid #d5dae0}dt{color:#465362}dd{margin:0;font-weight:600}' +
  '.b{display:block;text-align:center;font-weight:600;margin-top:1.25rem;padding:.75rem;border-radius:.5rem;background:#18212b;color:#fff;text-decoration:none}@media print{nav,.b{display:none}}.x{position:absolute;left:-999rem}'

/** The statuses of such a page: how a form went, or why there is none. */
export type PageStatus = 200 | 400 | 403 | 422 | 429 | 502 | 503

/** A small page of the request's site with one form, which works without a script. */
export async function sendForm(
  c: Context<AppEnv>,
  page: FormPage,
  status: PageStatus = 200,
): Promise<Response> {
  const { site } = c.var
  const locale = page.locale ?? pageLanguage(c)
  const title = inLocale(site.settings.title, locale, site.layout.locales[0])
  const { logoDark } = site.settings
  const logo = logoDark ? html`<img src="${pictureUrl(site.layout, logoDark)}" alt="${title}">` : ''
  const head = [
    html`<meta charset="utf-8"><meta name="robots" content="noindex">`,
    html`<meta name="viewport" content="width=device-width,initial-scale=1">`,
    html`<meta name="referrer" content="no-referrer"><title>${page.title} - ${title}</title>`,
    html`<link rel="icon" href="data:,"><style>${raw(style)}</style>`,
  ]
  const text = (page.text ?? []).map((paragraph) => html`<p>${paragraph}</p>`)
  const main = [logo, html`<h1>${page.title}</h1>`, text, toRows(page), toForm(page), toLinks(page)]
  const body = html`<!doctype html><html lang="${locale}"><head>${head}</head><body><main>${main}</main></body></html>`
  const headers = { ...documentHeaders(style), 'referrer-policy': 'no-referrer' }
  return c.html(body, status, { 'cache-control': 'private, no-store', ...headers })
}

function toRows({ rows = [], next }: FormPage) {
  const lines = rows.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)
  return [
    rows.length === 0 ? '' : html`<dl>${lines}</dl>`,
    next === undefined ? '' : html`<p><a class="b" href="${next.href}">${next.label}</a></p>`,
  ]
}

function toForm({ problem, fields = [], errors = {}, submit, choices = [] }: FormPage) {
  const alert = problem === undefined ? '' : html`<p class="e" role="alert">${problem}</p>`
  if (submit === undefined && choices.length === 0) return alert
  const inputs = fields.map((field) => toInput(field, errors[field.name]))
  const buttons = [
    submit === undefined ? '' : html`<button>${submit}</button>`,
    ...choices.map(
      ({ name, value, label }) => html`<button name="${name}" value="${value}">${label}</button>`,
    ),
  ]
  const parts = [alert, inputs, fields.length > 0 ? honeypot : '', buttons]
  return html`<form method="post" novalidate>${parts}</form>`
}

/** A field that people do not see, and that programs fill in. */
const honeypot = raw(
  '<div class="x" aria-hidden="true"><label>Website <input name="website" tabindex="-1" autocomplete="off"></label></div>',
)

function toInput({ name, label, type, autocomplete, value = '', hint }: Field, error?: string) {
  const shown = type === 'password' ? '' : value
  if (type === 'hidden') return html`<input type="hidden" name="${name}" value="${shown}">`
  const about = [hint ? `${name}-hint` : '', error ? `${name}-error` : ''].filter((id) => id !== '')
  const described = about.length > 0 ? html` aria-describedby="${about.join(' ')}"` : ''
  const invalid = error ? raw(' aria-invalid="true"') : ''
  const attributes = html`id="${name}" name="${name}" type="${type}" required autocomplete="${autocomplete}"`
  return [
    html`<label for="${name}">${label}</label>`,
    html`<input ${attributes} value="${shown}"${invalid}${described}>`,
    hint ? html`<p class="h" id="${name}-hint">${hint}</p>` : '',
    error ? html`<p class="e" id="${name}-error">${error}</p>` : '',
  ]
}

function toLinks({ links = [] }: FormPage) {
  if (links.length === 0) return ''
  return html`<nav>${links.map(({ href, label }) => html`<a href="${href}">${label}</a>`)}</nav>`
}

/** The fields of a form that was sent, each once. Throws ServiceError for what is no form. */
export async function readForm(c: Context): Promise<Record<string, string>> {
  const type = c.req.header('content-type') ?? ''
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type))
    throw new ServiceError(415, 'Send the form as application/x-www-form-urlencoded.')
  const bytes = await readBytes(c, 16 * 1024)
  return Object.fromEntries(new URLSearchParams(Buffer.from(bytes).toString('utf8')))
}
