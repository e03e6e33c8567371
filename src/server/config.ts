import { resolve } from 'node:path'
import { z } from 'zod'

const Environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z.string().optional(),
  CLIENT_DIR: z.string().default('dist/client'),
  LAYOUTS_DIR: z.string().default('layouts'),
  LOCAL_HOSTS: z.enum(['on', 'off']).default('on'),
  FONT_PROVIDER: z.url().default('https://fonts.googleapis.com'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
})

/** How one server runs; read from the environment once. */
export interface Config {
  port: number
  host: string
  dataFolder: string
  databaseUrl: string | undefined
  layoutsFolder: string
  /** What the build wrote for browsers. */
  clientFolder: string
  /** Do localhost and `<layout>.localhost` answer? Say LOCAL_HOSTS=off on the open internet. */
  hasLocalHosts: boolean
  fontProvider: string
  logLevel: string
}

/** Reads the environment; throws with the name of the variable that is wrong. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const read = Environment.safeParse(environment)
  if (!read.success) throw new Error(`The environment is wrong:\n${z.prettifyError(read.error)}`)
  const { data } = read
  return {
    port: data.PORT,
    host: data.HOST,
    dataFolder: data.DATA_DIR,
    databaseUrl: data.DATABASE_URL,
    clientFolder: resolve(data.CLIENT_DIR),
    layoutsFolder: resolve(data.LAYOUTS_DIR),
    hasLocalHosts: data.LOCAL_HOSTS === 'on',
    fontProvider: data.FONT_PROVIDER.replace(/\/$/, ''),
    logLevel: data.LOG_LEVEL,
  }
}
