import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { assistant } from './index.ts'

test('without scripts the question and its examples go to the search of the site', () => {
  const markup = html(assistant, fixtures.filled)
  expect(markup).toContain('action="/_search" method="get"')
  expect(markup).toMatch(/<input[^>]*maxLength="100"[^>]*required=""[^>]*name="search"/)
  expect(markup).toContain('href="/_search?search=Apakah%20ada%20beasiswa%20untuk%20guru%3F"')
  expect(html(assistant, fixtures.english)).toContain('action="/en/_search"')
})

test('the runtime is given the words of the conversation', () => {
  const [, chat = ''] = /data-chat="([^"]*)"/.exec(html(assistant, fixtures.filled)) ?? []
  expect(JSON.parse(chat.replaceAll('&quot;', '"'))).toMatchObject({
    welcome: fixtures.filled.props.welcome,
    prompts: fixtures.filled.props.prompts,
  })
})
