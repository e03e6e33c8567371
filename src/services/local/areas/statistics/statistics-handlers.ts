import { logClick, recordStatistic } from '#schemas/services/statistics.ts'
import { freeHandler, type Handler } from '../../calls/handler.ts'
import { listBatchStatisticsHandler, readBatchStatisticsHandler } from './batch-statistics.ts'
import { readRegistrarChartHandler, readStudentsChartHandler } from './monthly-charts.ts'
import type { Recorder } from './page-event-recorder.ts'
import { readProgramChartHandler } from './program-chart.ts'
import { listProvinceScoresHandler, listProvinceStatisticsHandler } from './province-statistics.ts'
import { readCountersHandler, readStatisticCounterHandler } from './row-counters.ts'
import { readLandingCounterHandler, readStatisticsHandler } from './statistics-overview.ts'

/** Numbers that are counted from the rows of a site, and from what happens on its pages. */
export const statisticsHandlers = (recorder: Recorder): Handler[] => [
  readCountersHandler,
  readStatisticCounterHandler,
  readLandingCounterHandler,
  readStatisticsHandler,
  listProvinceStatisticsHandler,
  listProvinceScoresHandler,
  readProgramChartHandler,
  readStudentsChartHandler,
  readRegistrarChartHandler,
  listBatchStatisticsHandler,
  readBatchStatisticsHandler,
  freeHandler(recordStatistic, (_, context, input) => recorder.recordEvent(context, input)),
  freeHandler(logClick, (_, context, input) => recorder.logClick(context, input)),
]
