import type { SiteOf } from '../../branding.ts'
import type { FormOf } from '../../declared-forms.ts'
import type { Handler } from '../calls/handler.ts'
import { createAppointmentHandler } from './appointment/create-appointment.ts'
import { listFreeSlotsHandler } from './appointment/free-slots.ts'
import type { Drive } from './drive/open-drive.ts'
import { searchHandlers } from './search/search-handlers.ts'
import type { Recorder } from './statistics/page-event-recorder.ts'
import { statisticsHandlers } from './statistics/statistics-handlers.ts'
import { downloadFormFileHandler } from './submission/download-form-file.ts'
import { uploadFormFileHandler } from './submission/receive-form-file.ts'
import { submitFormHandler } from './submission/submit-form.ts'

/**
 * What visitors send and ask that a transaction alone does not fulfil: visits are recorded together, pages declare forms,
 * layouts the hours of appointments, and a search has words of titles in memory.
 */
export const visitorHandlers = ({
  recorder,
  drive: { parts },
  formOf,
  siteOf,
}: {
  recorder: Recorder
  drive: Pick<Drive, 'parts'>
  formOf: FormOf
  siteOf: SiteOf
}): Handler[] => [
  ...statisticsHandlers(recorder),
  ...searchHandlers(),
  submitFormHandler(formOf),
  uploadFormFileHandler(parts, formOf),
  downloadFormFileHandler(parts),
  listFreeSlotsHandler(siteOf),
  createAppointmentHandler(siteOf),
]
