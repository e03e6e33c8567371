import { runnerFile } from '#src/server/http/runner-file.ts'
import { workerFiles } from '#src/server/analytics/worker-files.ts'
import type { AnalyticsOptions } from '#src/server/routes/analytics-routes.ts'

export type MadeUpProvider = AnalyticsOptions['provider']

const notMeasured = () => Promise.reject(new Error('This test has no provider of analytics.'))
const none: MadeUpProvider = { script: notMeasured, collect: notMeasured }

/** What measures visits, with files of one letter each. */
export const madeUpAnalytics = (
  provider: MadeUpProvider = none,
  failed: () => void,
): AnalyticsOptions => ({
  provider,
  files: workerFiles(
    {
      'partytown.js': 'p',
      'partytown-sw.js': 's',
      'partytown-sandbox-sw.html': '<script>f</script>',
    },
    (content) => content,
  ),
  proxies: [],
  failed,
})

/** The document in which learners' code runs, without the scripts that a build makes. */
export const madeUpRunner = runnerFile({ frame: 'frame()', worker: 'worker()' })
