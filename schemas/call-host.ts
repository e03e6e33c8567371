import { servicesBase } from './services-base.ts'

/** The hosts that serve calls. `rest` answers bare rows, the others the response envelope. */
export type EndpointHost =
  | 'services'
  | 'lms'
  | 'api'
  | 'auth'
  | 'mailer'
  | 'assistant'
  | 'drive'
  | 'rest'

/** The base path of each host on our own server. */
export const hostBase: Record<EndpointHost, string> = {
  services: servicesBase,
  lms: '/api/lms/',
  api: '/api/',
  auth: '/api/auth/',
  mailer: '/api/mailer/',
  assistant: '/api/assistant/',
  drive: '/api/drive/',
  rest: '/',
}
