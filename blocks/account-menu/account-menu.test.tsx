import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { accountMenu } from './index.ts'

test('leads to the sign-in without scripts, and has a menu that a popover opens', () => {
  const markup = html(accountMenu, fixtures.filled)
  expect(markup).toMatch(/<a class="account-menu-control" href="\/Login">/)
  const [, target] = /popoverTarget="([^"]+)"/i.exec(markup) ?? []
  expect(target).toBeTruthy()
  expect(markup).toContain(`<div id="${target}" class="account-menu-panel" popover="auto"`)
})

test('holds the name of nobody, and hides the links that are for some kinds', () => {
  const markup = html(accountMenu, fixtures.filled)
  expect(markup).toContain('data-name=""></span>')
  expect(markup).toContain('<li data-kinds="mentor teacher" hidden="">')
  expect(markup).toMatch(/<li><a class="account-menu-link" href="\/Akun">/)
})

test('has no list of links where there are none', () => {
  expect(html(accountMenu, fixtures.empty)).not.toContain('<ul')
})

test('speaks the language of the page', () => {
  expect(html(accountMenu, fixtures.english)).toContain('Sign in')
})

test('takes no link to another site, and no kind that does not exist', () => {
  const links = (link: object) => accountMenu.props.safeParse({ signIn: '/Login', links: [link] })
  expect(links({ label: 'A', href: '/Akun' }).success).toBe(true)
  expect(links({ label: 'A', href: 'https://lain.example' }).success).toBe(false)
  expect(links({ label: 'A', href: '/Akun', kinds: ['raja'] }).success).toBe(false)
})
