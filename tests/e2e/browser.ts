import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const installed = [
  process.env['CHROMIUM_PATH'] ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** What every Chromium of these tests is started with. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP *.localhost 127.0.0.1,MAP *.tenun.example 127.0.0.1',
]

/** A Chromium: one that is installed, else Playwright's own, downloaded if it can be, else Debian's. */
export function findBrowser(note: (line: string) => void): string {
  const found = [...installed, chromium.executablePath()].find(
    (path) => path !== '' && existsSync(path),
  )
  if (found !== undefined) return found
  note('No Chromium here: asking Playwright for its own.')
  spawnSync('npx', ['playwright', 'install', '--with-deps', 'chromium'], {
    stdio: 'inherit',
    timeout: 300_000,
  })
  if (existsSync(chromium.executablePath())) return chromium.executablePath()
  note('That did not work: asking apt.')
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
  spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'inherit' })
  if (existsSync('/usr/bin/chromium')) return '/usr/bin/chromium'
  throw new Error('The browser tests need a Chromium: install one, or set CHROMIUM_PATH.')
}
