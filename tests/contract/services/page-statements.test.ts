import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registry } from '#blocks/registry.ts'
import { Settings } from '#schemas/settings.ts'
import { renderPage } from '#src/render/render-page.ts'
import { siteView } from '#src/render/site-view.ts'
import type { Backend, Session } from '#src/services/local/database/backend.ts'
import { backends } from '#src/services/local/database/new-database-for-test.ts'
import { type Opened, openForTest } from '#src/services/local/open-for-test.ts'
import { Layouts } from '#tools/open-layouts.ts'

/** What a page asks of the database when nothing is cached: a statement more in a block is a line to change here. */
const expected: Record<string, { transactions: number; statements: number }> = {
  'foundation /': { transactions: 1, statements: 9 },
  'foundation /Class': { transactions: 1, statements: 5 },
  'lms /': { transactions: 1, statements: 9 },
  'lms /Courses': { transactions: 1, statements: 5 },
  'demo /': { transactions: 1, statements: 10 },
  'school /News': { transactions: 1, statements: 3 },
}

const counts = { transactions: 0, statements: 0 }

/** A backend that counts what a page asks of it. */
function counting(backend: Backend): Backend {
  const watch = (session: Session): Session => ({
    ...session,
    query(...asked) {
      counts.statements++
      return session.query(...asked)
    },
    table(...asked) {
      counts.statements++
      return session.table(...asked)
    },
  })
  return {
    ...backend,
    session(use, share) {
      counts.transactions++
      return backend.session((session) => use(watch(session)), share)
    },
  }
}

const layouts = new Layouts('layouts')

function openSite(name: string) {
  const { layout } = layouts.open(name)
  if (layout === undefined) throw new Error(`${name} has a problem.`)
  return layout
}

describe.each(backends)('$name', ({ isHere, newPlace }) => {
  describe.skipIf(!isHere)('what pages ask of the database', () => {
    let opened: Opened
    beforeAll(async () => {
      opened = await openForTest(await newPlace(), 60_000, counting)
      for (const name of new Set(Object.keys(expected).map((page) => page.split(' ')[0] ?? '')))
        await opened.seed(name, openSite(name).starter)
    })
    afterAll(() => opened.close())

    test.each(Object.entries(expected))('%s', async (page, wanted) => {
      const [name = '', path = ''] = page.split(' ')
      const layout = openSite(name)
      const settings = Settings.parse(layout.manifest.site?.settings)
      const view = siteView(
        { layout, settings, origin: 'https://situs.example' },
        layout.locales[0],
      )
      const problems: string[] = []
      const read = async () => {
        counts.transactions = counts.statements = 0
        const { status } = await renderPage(view, path, {
          registry,
          deadlineMs: 60_000,
          report: (_, message) => void problems.push(message),
          ask: (endpoint, input, moment) =>
            opened.serve(endpoint, { siteId: name, origin: '', caller: null, ...moment }, input),
        })
        expect([status, problems]).toEqual([200, []])
        return { ...counts }
      }
      expect(await read()).toEqual(wanted)
      expect(await read()).toEqual(wanted)
    })
  })
})
