import { clientOf } from './services/client.ts'
import { visit } from './visit-client.ts'

/** The services' client of this page. Loaded with the first island, so that one can say without a line what is wrong. */
export const services = clientOf(visit)
