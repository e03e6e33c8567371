import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { Site } from '#src/sites/sites.ts'
import type { AppEnv } from './app-env.ts'
import { pageLanguage } from './page-language.ts'

const app = new Hono<AppEnv>()
app.use(async (c, next) => {
  c.set('site', { layout: { locales: ['id', 'en'] } } as unknown as Site)
  return next()
})
app.get('/back', (c) => c.text(pageLanguage(c, c.req.query('to'))))

test.each([
  ['/en/Class', 'en'],
  ['/en?page=2', 'en'],
  ['/receipt/key?lang=en', 'en'],
  ['/receipt/key', 'id'],
  ['/english', 'id'],
  ['/fr/Class', 'id'],
])('a page that leads back to %s is in the language %s', async (to, language) => {
  const answer = await app.request(`/back?to=${encodeURIComponent(to)}`)
  expect(await answer.text()).toBe(language)
})
