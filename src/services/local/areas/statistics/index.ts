import * as contract from '#schemas/services/statistics.ts'
import { bind, type Binding } from '../../../service.ts'
import type { Database } from '../../database/database.ts'
import { serveListBatchStatistics, serveReadBatchStatistics } from './batches.ts'
import { serveReadProgramChart, serveReadRegistrarChart, serveReadStudentsChart } from './charts.ts'
import { serveReadCounters } from './counters.ts'
import { serveReadLandingCounter, serveReadStatistics } from './overview.ts'
import { serveListProvinceScores, serveListProvinceStatistics } from './provinces.ts'
import type { Recorder } from './record.ts'

/** What is counted: from the rows of a site, and from what happens on its pages. */
export const statisticsBindings = (database: Database, recorder: Recorder): Binding[] => [
  bind(contract.readCounters, serveReadCounters(database)),
  bind(contract.readStatisticCounter, serveReadCounters(database)),
  bind(contract.readLandingCounter, serveReadLandingCounter(database)),
  bind(contract.readStatistics, serveReadStatistics(database)),
  bind(contract.listProvinceStatistics, serveListProvinceStatistics(database)),
  bind(contract.listProvinceScores, serveListProvinceScores(database)),
  bind(contract.readProgramChart, serveReadProgramChart(database)),
  bind(contract.readStudentsChart, serveReadStudentsChart(database)),
  bind(contract.readRegistrarChart, serveReadRegistrarChart(database)),
  bind(contract.listBatchStatistics, serveListBatchStatistics(database)),
  bind(contract.readBatchStatistics, serveReadBatchStatistics(database)),
  bind(contract.recordStatistic, recorder.serveRecord),
  bind(contract.logClick, recorder.serveLogClick),
]
