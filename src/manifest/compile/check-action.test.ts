import { expect, test } from 'vitest'
import { z } from 'zod'
import { listPayouts, requestPayout } from '#schemas/services/payout.ts'
import { updateAppSettings } from '#schemas/services/cms.ts'
import { link } from '#schemas/text.ts'
import type { Endpoint } from '#schemas/endpoint.ts'
import type { KnownBlock } from '../known-blocks.ts'
import { homeOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

const sending = (endpoint: Endpoint): KnownBlock => ({
  type: 'sending',
  title: 'Sending',
  description: 'A form of a test.',
  props: z.object({ to: link().optional() }),
  action: ({ to }) => ({ endpoint, ...(typeof to === 'string' ? { to } : {}) }),
})

const found = (
  rule: 'action-access' | 'action-target',
  endpoint: Endpoint,
  { middleware = [], props = {} }: { middleware?: string[]; props?: object } = {},
) =>
  findings(
    rule,
    homeOf(
      [{ id: 'a', type: 'sending', props }],
      {},
      {
        routes: [{ path: '/', page: 'home', middleware }],
      },
    ),
    { extra: [sending(endpoint)] },
  )

test('an action that people who see the page may not call is reported', () => {
  expect(found('action-access', updateAppSettings)).toEqual([
    expect.stringMatching(
      /"sending" on \/ sends to cms\/app\/settings, which a visitor may not call\.$/,
    ),
  ])
  expect(found('action-access', updateAppSettings, { middleware: ['auth'] })[0]).toContain(
    'which mentor may not call',
  )
  expect(
    found('action-access', updateAppSettings, { middleware: ['role:admin|writer'] })[0],
  ).toContain('which writer may not call')
})

test('an action that everyone who sees the page may call is valid', () => {
  const admins = { middleware: ['role:superadmin|admin'] }
  expect(found('action-access', updateAppSettings, admins)).toEqual([])
  expect(requestPayout.access).not.toBe('public')
  expect(found('action-access', { ...listPayouts, access: 'public' })).toEqual([])
  const user = { ...listPayouts, access: 'user' } as const
  expect(found('action-access', user, { middleware: ['auth'] })).toEqual([])
})

test('an action that leads to another site is reported; one that leads to a page is valid', () => {
  const { access: _, ...rest } = listPayouts
  const open = { ...rest, access: 'public' } as const
  const to = (href: string) => found('action-target', open, { props: { to: href } })
  expect(to('https://elsewhere.example/')).toEqual([
    expect.stringMatching(
      /"sending" leads to "https:\/\/elsewhere\.example\/" when it was sent\.$/,
    ),
  ])
  expect(to('mailto:a@b.example')).toHaveLength(1)
  expect(to('page:home')).toEqual([])
})
