import { chromium, type Browser, type Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { browserArguments, findBrowser } from '#tests/e2e/browser.ts'
import { layOutAll } from '#tests/lay-out-all.ts'
import { sitesOfToday } from '#tests/own-layouts.ts'
import { brokenWords } from './broken-words.ts'
import { serveBuilt, type ServedBuild } from './serve-built.ts'

let served: ServedBuild
let browser: Browser
let page: Page
beforeAll(async () => {
  served = await serveBuilt()
  const executablePath = findBrowser((line) => process.stderr.write(`${line}\n`))
  browser = await chromium.launch({ executablePath, args: browserArguments })
  page = await browser.newPage({ viewport: { width: 390, height: 844 } })
})
afterAll(async () => {
  await browser.close()
  await served.close()
})

test('a word that a narrow column breaks is found, and one that a row holds is not', async () => {
  const column = (width: number) =>
    `<p class="column" style="width:${width}px;overflow-wrap:anywhere">Pendampingan kelas</p>`
  await page.setContent(column(60) + column(300))
  expect(await brokenWords(page)).toEqual(['Pendampingan in column'])
})

test('a number that a narrow column breaks is found', async () => {
  await page.setContent('<p class="column" style="width:1ch;overflow-wrap:anywhere">14</p>')
  expect(await brokenWords(page)).toEqual(['14 in column'])
})

test.each(sitesOfToday)('no word of the home of %s is broken on a phone', async (layout) => {
  await page.goto(`http://${layout}.localhost:${served.port}/`)
  await layOutAll(page)
  await page.evaluate(() => document.fonts.ready)
  expect(await brokenWords(page)).toEqual([])
})
