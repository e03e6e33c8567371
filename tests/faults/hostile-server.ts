// Serves a folder of layouts, and prints each problem as a line of JSON. Started by hostile-layouts.ts with a limit of
// memory. Arguments: the folder of layouts, the folder of data.
import { pino } from 'pino'
import { registry } from '#blocks/registry.ts'
import { prepareStyles } from '#src/render/styles.ts'
import { startServer } from '#src/server/main.ts'
import { readConfig } from '#src/server/server-config.ts'

const [layoutsFolder = '', dataFolder = ''] = process.argv.slice(2)
const server = await startServer({
  registry,
  config: {
    ...readConfig({}),
    port: 0,
    host: '127.0.0.1',
    dataFolder,
    databaseUrl: undefined,
    layoutsFolder,
  },
  client: {
    styles: prepareStyles(''),
    files: { script: '/assets/main.js', sheet: '/assets/styles.css' },
    built: new Map(),
    version: 'test',
  },
  log: pino({ level: 'warn' }),
})
process.stdout.write(`{"port":${new URL(server.url).port}}\n`)
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)))
