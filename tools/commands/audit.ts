import { join } from 'node:path'
import { z } from 'zod'
import { readConfig } from '#src/server/server-config.ts'
import { createChangeFeed } from '#src/services/local/database/change-feed.ts'
import { openDatabase } from '#src/services/local/database/open-database.ts'
import { verifyPayoutAudits } from '#src/services/local/areas/payout/payout-audit.ts'
import { BadUsage, command } from '../command.ts'
import { jsonOption } from '../options.ts'

export const audit = command({
  name: 'audit',
  summary: 'Put the audit of every site’s payouts together again, and say which is not as written.',
  options: z.object({ json: jsonOption }),
  takes: '[site]',

  async run(terminal, { json }, [siteId]) {
    const { databaseUrl, dataFolder } = readConfig(process.env)
    const log = () => undefined
    const place = { databaseUrl, folder: join(dataFolder, 'db'), log, deadline: 60_000 }
    const { database } = await openDatabase(place, createChangeFeed(log))
    try {
      const reports = await verifyPayoutAudits(database, siteId)
      if (siteId !== undefined && reports.length === 0)
        throw new BadUsage(`There is no site called ${siteId} in this database.`)
      if (reports.length === 0) terminal.note('No site has rows in this database yet.')
      if (json) terminal.print(JSON.stringify(reports))
      for (const { site, entries, brokenAt } of json ? [] : reports) {
        const broken = terminal.colour('red', `broken at entry ${brokenAt}`)
        terminal.print(`${site}: ${entries} entries, ${brokenAt === null ? 'as written' : broken}`)
      }
      return reports.every(({ brokenAt }) => brokenAt === null) ? 0 : 1
    } finally {
      await database.close()
    }
  },
})
