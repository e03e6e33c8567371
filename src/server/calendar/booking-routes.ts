import type { Hono } from 'hono'
import { serverPath } from '#schemas/paths.ts'
import { inLocale } from '#src/render/seo.ts'
import { endOf, startsOn } from '#src/services/appointment-times.ts'
import { appointmentEntry } from '#src/services/calendar/appointment-entry.ts'
import { toCalendar } from '#src/services/calendar/calendar.ts'
import { refuseInBoth } from '#src/services/service-error.ts'
import type { Site } from '#src/sites/sites.ts'
import type { CallOptions } from '../calls/call-env.ts'
import { refuseFor } from '../calls/refuse.ts'
import type { AppEnv } from '../http/app-env.ts'

const notFound = {
  id: 'Situs ini tidak menawarkan perjanjian pada jam ini.',
  en: 'This site offers no appointment at this hour.',
}

const fileForm =
  /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.ics$/

/**
 * `/calendar/<language>/appointment/<id>.<hour>.ics`: an hour that the site offers, as a calendar of one entry. It is made
 * from the address alone, so it says nothing about who has booked what.
 */
export function bookingRoutes(app: Hono<AppEnv>, { failed }: Pick<CallOptions, 'failed'>): void {
  app.get(serverPath('calendar', ':language/appointment/:file{[^/]+\\.ics}'), (c) => {
    try {
      const { site } = c.var
      const locale = site.layout.locales.find((one) => one === c.req.param('language'))
      const booked = readFile(site, c.req.param('file'))
      if (locale === undefined || booked === undefined) throw refuseInBoth(404, notFound)
      const siteName = inLocale(site.settings.title, locale, site.layout.locales[0])
      const entry = appointmentEntry(booked, { siteId: site.id, siteName, locale })
      return c.body(toCalendar(entry, new Date()), 200, {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'attachment; filename="appointment.ics"',
        'cache-control': 'private, no-store',
      })
    } catch (error) {
      return refuseFor(c, error, (cause) => failed('/calendar', cause))
    }
  })
}

/** The hour that a file is named by; undefined for one that the site does not offer. */
function readFile({ layout }: Site, file: string) {
  const [, id = '', year, month, day, hour, minute, second] = fileForm.exec(file) ?? []
  const start = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
  const offer = layout.manifest.appointments
  if (offer === undefined || Number.isNaN(start.getTime())) return undefined
  if (!startsOn(offer, start).some((one) => one.getTime() === start.getTime())) return undefined
  const { zone } = offer
  const slot = { startsAt: start.toISOString(), endsAt: endOf(offer, start).toISOString(), zone }
  return { id, slot }
}
