import type { FormOf } from '../../declared-forms.ts'
import type { Handler } from '../calls/handler.ts'
import type { Recorder } from './statistics/page-event-recorder.ts'
import { statisticsHandlers } from './statistics/statistics-handlers.ts'
import { submitFormHandler } from './submission/submit-form.ts'

/** What visitors send that a transaction alone does not fulfil: visits are recorded together, and pages declare forms. */
export const visitorHandlers = ({
  recorder,
  formOf,
}: {
  recorder: Recorder
  formOf: FormOf
}): Handler[] => [...statisticsHandlers(recorder), submitFormHandler(formOf)]
