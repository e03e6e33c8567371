import { pending } from './progress.ts'
import { clientOf, type Client } from './services/client.ts'
import { visit } from './visit-client.ts'

const client = clientOf(visit, {
  ...visit.environment,
  wait: (ms) => new Promise((done) => setTimeout(done, ms)),
  origin: location.origin,
})

const callService: Client['callService'] = (call, input, options) => {
  const answer = client.callService(call, input, options)
  // What outlives the page is nothing that the visitor waits for.
  return options?.keepalive ? answer : pending(answer)
}

/** The services' client of this page, with the progress bar. Loaded with the first island, so that one can say without a line what is wrong. */
export const services: Client = { ...client, callService, ask: (url) => pending(client.ask(url)) }
