import type { Logger } from 'pino'
import type { Registry } from '#blocks/define.ts'
import type { Problem } from '#schemas/problems.ts'
import type { Settings } from '#schemas/settings.ts'
import type { Services } from '#src/services/service.ts'
import type { Client } from './main-client.ts'
import type { Threads } from './main-threads.ts'
import type { Config } from './server-config.ts'

/** What a server is started with. */
export interface StartOptions {
  config: Config
  registry: Registry
  client: Client
  log?: Logger
  /** Services that are open already, and stay open when the server closes. */
  services?: Services
  /** Threads that are open already, and stay open when the server closes. */
  threads?: Threads
  /** What every site has in place of its own settings. */
  adjustSettings?(settings: Settings): Settings
  /** Takes what was wrong while a page was rendered, besides the log. */
  onProblem?(problem: Problem): void
}
