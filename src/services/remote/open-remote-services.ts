import type { Send } from '../outbound.ts'
import type { Services } from '../service.ts'
import { readRemoteFile } from './read-remote-file.ts'
import { openRemoteAccounts } from './remote-accounts.ts'
import { RemoteCalls } from './remote-calls.ts'
import type { RemoteConfig } from './remote-config.ts'
import { RemoteHttp } from './remote-http.ts'
import { RemoteSites } from './remote-sites.ts'

/** The data services of an operator's hosts, behind the same interfaces as our own. */
export function openRemoteServices(
  config: RemoteConfig,
  send: Send,
  log: (line: string) => void,
): Services {
  const http = new RemoteHttp(config, send)
  const calls = new RemoteCalls(http, {
    log,
    changed: (siteId, entities) => sites.announce(siteId, entities),
  })
  const sites = new RemoteSites({ config, calls, log })
  return {
    name: `services at ${config.bases.services}`,
    calls,
    accounts: openRemoteAccounts(calls),
    sites,
    files: { read: (siteId, key) => readRemoteFile(http, siteId, key) },
    sandbox: null,
    begin: () => Promise.resolve(),
    state: () => 'ready',
    close: async () => sites.close(),
  }
}
