// Opens the services of each database whose address it is told, fills two sites, and says whether it started. Started
// by start-together.ts.
import { createInterface } from 'node:readline'
import { config } from '#src/services/local/config-for-test.ts'
import { openLocalServices } from '#src/services/local/open.ts'
import { exampleStarter } from '#src/services/local/seed/example-starter-for-test.ts'

for await (const databaseUrl of createInterface({ input: process.stdin })) {
  try {
    const services = await openLocalServices({
      databaseUrl,
      folder: '',
      log: () => undefined,
      config,
    })
    for (const siteId of ['alpha', 'beta']) await services.sites.seed(siteId, () => exampleStarter)
    await services.close()
    console.log('started')
  } catch (error) {
    console.log(`failed: ${String(error)}`)
  }
}
