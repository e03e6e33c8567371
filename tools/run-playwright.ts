import { spawn } from 'node:child_process'
import { crashedTests } from './crashed-pages.ts'

/** What the processes of the browser tests find in their environment. */
export interface BrowserTests extends Record<string, string> {
  /** The file that Playwright's JSON reporter writes. */
  E2E_REPORT: string
}

/**
 * Runs the browser tests and resolves to the exit code. Where each failure is a page whose process in Chromium ended, the
 * files of these tests run once more, whole, since tests in series after one that failed were skipped. It is said: the
 * browser broke there, and a page that breaks it does so again.
 */
export async function runPlaywright(
  options: string[],
  environment: BrowserTests,
  note: (line: string) => void,
): Promise<number> {
  const code = await run(options, environment)
  const crashed = code === 0 ? [] : await crashedTests(environment.E2E_REPORT)
  if (crashed.length === 0) return code
  const titles = crashed.map(({ title }) => title).join('; ')
  note(`Chromium itself crashed; the files of these tests run once more: ${titles}.`)
  return run([...options, ...new Set(crashed.map(({ file }) => file))], environment)
}

function run(options: string[], environment: BrowserTests): Promise<number> {
  const args = ['playwright', 'test', '-c', 'tests/e2e/playwright.config.ts', ...options]
  return new Promise((resolve) => {
    const child = spawn('npx', args, { stdio: 'inherit', env: { ...process.env, ...environment } })
    child.on('exit', (code) => resolve(code ?? 1))
  })
}
