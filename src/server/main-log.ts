import { type DestinationStream, type Logger, pino } from 'pino'
import { currentRequest } from './http/request-scope.ts'
import type { Config } from './server-config.ts'

/** The log of a server: a line of JSON for each event, with the id of the request that it happened in. */
export const openLog = (
  { logLevel }: Pick<Config, 'logLevel'>,
  destination: DestinationStream = pino.destination(1),
): Logger =>
  pino(
    {
      level: logLevel,
      base: null,
      mixin() {
        const request = currentRequest()?.id
        return request === undefined ? {} : { request }
      },
    },
    destination,
  )
