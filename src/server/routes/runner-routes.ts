import { runnerPath } from '#schemas/runner.ts'
import type { App } from '../http/app-env.ts'
import type { RunnerFile } from '../http/runner-file.ts'

/** `/assets/runner.html`: the document in which learners' code runs, with a policy of its own. */
export function runnerRoutes(app: App, runner: RunnerFile | undefined): void {
  if (runner === undefined) return
  const { html, headers } = runner
  app.get(runnerPath, (c) =>
    c.req.header('if-none-match') === headers['etag']
      ? c.body(null, 304, headers)
      : c.body(html, 200, headers),
  )
}
