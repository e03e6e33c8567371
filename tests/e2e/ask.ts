import type { Page } from '@playwright/test'

/** Calls a service of the site from within a page, as who is signed in there. */
type Ask = <Data>(
  page: Page,
  path: string,
  body?: object,
) => Promise<{ status: number; data: Data }>

export const ask: Ask = (page, path, body) =>
  page.evaluate(
    async ([path, body]) => {
      const answer = await fetch(`/api/${path}`, {
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${localStorage.getItem('access_token')}`,
        },
      })
      return { status: answer.status, data: (await answer.json()).data }
    },
    [path, body] as const,
  )
