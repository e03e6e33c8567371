import type { Terminal } from '#tools/command.ts'
import { askAxe } from './ask-axe.ts'
import { askLighthouse } from './ask-lighthouse.ts'
import { askObservatory } from './ask-observatory.ts'
import { askVnu } from './ask-vnu.ts'
import type { Fetch } from './collect-pages.ts'
import { findDeadLinks } from './find-dead-links.ts'
import { openBrowser } from './judge-browser.ts'
import type { JudgedPage, JudgeName, Verdict } from './judged-page.ts'
import type { Programs } from './programs.ts'
import type { TlsProxy } from './tls-proxy.ts'

export interface Surroundings {
  fetch: Fetch
  /** The row of an address that no judge was given. */
  kindOf(site: string, path: string): string
  proxy: TlsProxy
  programs: Programs
  chromium: string
  /** Where the judges may write. */
  folder: string
  terminal: Terminal
}

type Judge = (pages: readonly JudgedPage[], around: Surroundings) => Promise<Verdict>

/** Shows the progress of a judge, and prints each tenth of it: many pages take an hour, and their output is often a file. */
const progressOf =
  (terminal: Terminal, judge: JudgeName) =>
  (done: number, total: number): void => {
    const tenths = (pages: number) => Math.floor((10 * pages) / total)
    if (tenths(done) > tenths(done - 1)) terminal.note(`${judge}: ${done} of ${total}`)
    terminal.progress(judge, done, total)
  }

/** The judges by name, each with what it needs of the surroundings. */
export const judges: Readonly<Record<JudgeName, Judge>> = {
  vnu: (pages, { programs, folder }) =>
    askVnu(pages, { jar: programs('vnu-jar', 'build/dist/vnu.jar'), folder }),

  async axe(pages, { chromium, proxy, programs, terminal }) {
    const browser = await openBrowser(chromium, proxy.httpsPort)
    try {
      const script = programs('axe-core', 'axe.min.js')
      return await askAxe(pages, { browser, script, progress: progressOf(terminal, 'axe') })
    } finally {
      await browser.close()
    }
  },

  lighthouse: (pages, { programs, chromium, proxy, folder, terminal }) =>
    askLighthouse(pages, {
      program: programs('lighthouse', 'cli/index.js'),
      chromium,
      httpsPort: proxy.httpsPort,
      folder,
      progress: progressOf(terminal, 'lighthouse'),
    }),

  observatory: (pages, { proxy, programs }) =>
    askObservatory(pages, { proxy, program: programs('@mdn/mdn-http-observatory', '') }),

  links: (pages, { fetch, kindOf, terminal }) =>
    findDeadLinks(pages, { fetch, kindOf, progress: progressOf(terminal, 'links') }),
}
