import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { myClasses } from './index.ts'
import { SignedOut } from './my-classes.tsx'

const markup = html(myClasses, fixtures.filled)

test('a class that was begun leads to the chapter to go on with', () => {
  expect(markup).toContain('2 dari 6 bab selesai · Berikutnya: Area siap')
  expect(markup).toContain(
    'href="/Courses/git-untuk-bekerja-bersama/module/chapter/area-siap" aria-label="Lanjutkan: Git untuk Bekerja Bersama"',
  )
  expect(markup).toMatch(/<progress[^>]* max="100"[^>]* value="33"/)
})

test('a class that was not is begun, and a finished one is opened', () => {
  expect(markup).toContain('aria-label="Mulai: Menulis untuk Layar"')
  expect(markup).toContain('href="/Courses/kelas-yang-selesai" aria-label="Buka kelas:')
})

test('a class without chapters has no bar', () => {
  expect(markup.match(/<progress/g)).toHaveLength(3)
})

test('who has no class is shown where classes are', () => {
  expect(html(myClasses, fixtures.empty)).toContain('<a href="/Courses">See all classes</a>')
})

test('who is signed out is led to sign in', () => {
  const props = myClasses.props.parse(fixtures.filled.props)
  for (const [locale, base] of [
    ['id', ''],
    ['en', '/en'],
  ]) {
    const page = { locale, base, locales: ['id', 'en'], site: {} } as never
    const markup = renderToStaticMarkup(<SignedOut id="a" props={props} page={page} />)
    expect(markup).toContain(`href="${base}/Login"`)
  }
})

test('where a layout has no page of a class, a class is its name and its progress', () => {
  const bare = html(myClasses, { ...fixtures.filled, props: { heading: 'Kelas saya' } })
  expect(bare).toContain('Git untuk Bekerja Bersama')
  expect(bare).not.toContain('href=')
  const toClass = { heading: 'Kelas saya', class: '/Class/:slug' }
  const markup = html(myClasses, { ...fixtures.filled, props: toClass })
  expect(markup).toContain('href="/Class/menulis-untuk-layar" aria-label="Mulai:')
})
