import { createHash } from 'node:crypto'
import type { Hono } from 'hono'
import { type CalendarKind, serverPath } from '#schemas/paths.ts'
import { refuseInBoth } from '#src/services/service-error.ts'
import type { CallOptions } from '../calls/call-env.ts'
import { refuseFor } from '../calls/refuse.ts'
import type { AppEnv } from '../http/app-env.ts'
import { type CalendarEntry, toCalendar } from '#src/services/calendar/calendar.ts'
import { bookingRoutes } from './booking-routes.ts'
import { readEntry } from './read-entry.ts'

const notFound = {
  id: 'Situs ini tidak memiliki acara atau kelas dengan nama ini.',
  en: 'This site has no event or class of this name.',
}

const kinds: readonly CalendarKind[] = ['class', 'event']

/** How long a browser may use a calendar without asking whether it has changed. */
const caching = 'public, max-age=300'

/** `/calendar/<language>/<kind>/<name>.ics`: a class, an event or a booked hour of the site as a calendar of one entry. */
export function calendarRoutes(
  app: Hono<AppEnv>,
  { services, failed }: Pick<CallOptions, 'services' | 'failed'>,
): void {
  bookingRoutes(app, { failed })
  for (const kind of kinds) {
    app.get(serverPath('calendar', `:language/${kind}/:file{[^/]+\\.ics}`), async (c) => {
      try {
        const { site, origin } = c.var
        if (site.settings.isMaintenance) return c.text('', 503, { 'retry-after': '3600' })
        const locale = site.layout.locales.find((one) => one === c.req.param('language'))
        const name = c.req.param('file').replace(/\.ics$/, '')
        const isNamed = locale !== undefined && name.length <= 200
        const entry = isNamed
          ? await readEntry({ kind, name, locale }, { site, origin, calls: services.calls })
          : null
        if (entry === null) throw refuseInBoth(404, notFound)
        const headers = headersOf(entry, name)
        if (c.req.header('if-none-match') === headers.etag) return c.body(null, 304, headers)
        return c.body(toCalendar(entry, new Date()), 200, headers)
      } catch (error) {
        return refuseFor(c, error, (cause) => failed('/calendar', cause))
      }
    })
  }
}

const headersOf = (entry: CalendarEntry, name: string) => ({
  'content-type': 'text/calendar; charset=utf-8',
  'content-disposition': `inline; filename="${name.replaceAll(/[^\w-]/g, '_')}.ics"`,
  'cache-control': caching,
  // Weak, since the moment at which a calendar was made is in it.
  etag: `W/"${createHash('sha256').update(JSON.stringify(entry)).digest('base64url').slice(0, 22)}"`,
})
