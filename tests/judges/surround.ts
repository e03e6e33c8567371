import type { CompiledLayout } from '#src/manifest/compile/compiled.ts'
import { findBrowser } from '#tests/e2e/browser.ts'
import { everySite } from '#tests/own-layouts.ts'
import type { Terminal } from '#tools/command.ts'
import { fetchFrom } from './collect-pages.ts'
import type { Surroundings } from './judge.ts'
import { hostOf } from './judged-page.ts'
import { installPrograms } from './programs.ts'
import { rowOfPath } from './row-of-path.ts'
import { openTlsProxy } from './tls-proxy.ts'

/** What the judges of a server at this port need; `folder` is theirs to write in. */
export async function surround(
  terminal: Terminal,
  { folder, port }: { folder: string; port: number },
  layouts: readonly CompiledLayout[],
): Promise<Surroundings> {
  return {
    fetch: fetchFrom(port),
    kindOf: (site, path) => rowOfPath(layouts, site, path),
    programs: await installPrograms(terminal.note),
    proxy: await openTlsProxy(port, everySite.map(hostOf), folder),
    chromium: findBrowser(terminal.note),
    folder,
    terminal,
  }
}
