import { chromium, type Browser, type Page } from '@playwright/test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { browserArguments, findBrowser } from '#tests/e2e/browser.ts'
import { layOutAll } from '#tests/lay-out-all.ts'
import { sitesOfToday } from '#tests/own-layouts.ts'
import { freePort } from '#tools/free-port.ts'
import { type BuiltServer, startBuilt } from '#tools/start-built.ts'
import { brokenWords } from './broken-words.ts'

let folder: string
let port: number
let server: BuiltServer
let browser: Browser
let page: Page
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tenun-words-'))
  port = await freePort()
  server = await startBuilt({ PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'warn' })
  const executablePath = findBrowser((line) => process.stderr.write(`${line}\n`))
  browser = await chromium.launch({ executablePath, args: browserArguments })
  page = await browser.newPage({ viewport: { width: 390, height: 844 } })
})
afterAll(async () => {
  await browser.close()
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

test('a word that a narrow column breaks is found, and one that a row holds is not', async () => {
  const column = (width: number) =>
    `<p class="column" style="width:${width}px;overflow-wrap:anywhere">Pendampingan kelas</p>`
  await page.setContent(column(60) + column(300))
  expect(await brokenWords(page)).toEqual(['Pendampingan in column'])
})

test.each(sitesOfToday)('no word of the home of %s is broken on a phone', async (layout) => {
  await page.goto(`http://${layout}.localhost:${port}/`)
  await layOutAll(page)
  await page.evaluate(() => document.fonts.ready)
  expect(await brokenWords(page)).toEqual([])
})
