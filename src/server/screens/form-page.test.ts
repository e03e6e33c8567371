import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { prepareStyles } from '#src/render/styles.ts'
import { appOf } from '#tests/made-up/app.ts'
import { layoutOf } from '#tests/made-up/compile-layouts.ts'
import { manifestOf } from '#tests/made-up/layouts.ts'

const sheets = new Map([['calm', '.button{border-radius:9px}']])
const client = {
  styles: prepareStyles('.button{color:red}.unused{a:1}', sheets),
  files: { script: '/assets/main.js', sheet: '/assets/all.css' },
}
const css = { clr_primary: '#123456', ft_primary: 'Raleway', ft_secondary: 'Huruf Asing' }
const layout = layoutOf({
  'layout.json': manifestOf('coba', {
    locales: ['id', 'en'],
    theme: { face: 'calm', dark: { background: '#101010', surface: '#181818', ink: '#ffffff' } },
    site: { hosts: ['coba.id'], settings: { title: 'Situs <Coba>', isMaintenance: false, css } },
  }),
})
const { get } = appOf({ layouts: [layout], client })

async function documentAt(path: string) {
  const answer = await get(`https://coba.id${path}`)
  const body = await answer.text()
  return { answer, body, style: /<style>(.*?)<\/style>/s.exec(body)?.[1] ?? '' }
}

test('a page of the account site has the face, the colours and the fonts of its site', async () => {
  const { answer, body, style } = await documentAt('/account/forgot')
  expect(body).toMatch(/<html lang="id" data-face="calm"[^>]*>/)
  expect(style).toContain('.button{color:red')
  expect(style).toContain('border-radius:9px')
  expect(style).not.toContain('.unused')
  expect(style).toContain('--c-primary:#123456')
  expect(style).toContain("font-family:'Raleway'")
  expect(style).toMatch(/@media screen and \(prefers-color-scheme:dark\)\{html\{.*\}\}$/)
  const policy = answer.headers.get('content-security-policy') ?? ''
  const hash = createHash('sha256').update(style).digest('base64')
  expect(policy).toContain(`style-src 'self' 'sha256-${hash}'`)
})

test('it makes no request to another host, also where its site has a family of a provider', async () => {
  const { answer, body } = await documentAt('/account/forgot')
  expect(body.match(/https?:\/\//g)).toBeNull()
  expect(body).not.toContain('/assets/main.js')
  expect(answer.headers.get('content-security-policy')).not.toContain('fonts.example')
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
})

test('it names its site, escaped, and speaks the language that it is asked in', async () => {
  const { body } = await documentAt('/account/sign-up?lang=en')
  expect(body).toContain('<title>Sign up - Situs &lt;Coba&gt;</title>')
  expect(body).toContain(
    '<a class="form-page-brand" href="/en"><span>Situs &lt;Coba&gt;</span></a>',
  )
  expect(body).toContain('<label for="email">E-mail address</label>')
})
