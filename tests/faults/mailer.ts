// Queues mails and sends what is queued until it is ended. Started by kill-mails.ts.
import { config } from '#src/services/local/config-for-test.ts'
import { queueMail } from '#src/services/local/areas/mail/queue-mail.ts'
import { createChangeFeed } from '#src/services/local/database/change-feed.ts'
import { openDatabase } from '#src/services/local/database/open-database.ts'
import { sites } from '#src/services/local/database/tables/site-table.ts'
import { openLocalServices } from '#src/services/local/open.ts'

const [databaseUrl, smtpUrl, count] = process.argv.slice(2)
const log = (line: unknown) => console.error(line)

const mail = { ...config.mail, smtpUrl }
const services = await openLocalServices({
  databaseUrl,
  folder: '',
  log,
  config: { ...config, mail },
})
if (Number(count) > 0) {
  const place = { databaseUrl, folder: '', log }
  const { database } = await openDatabase(place, createChangeFeed(log))
  await database.transaction({ role: 'server', siteId: 'alpha' }, async (tx) => {
    await tx.insert(sites).values({ id: 'alpha' }).onConflictDoNothing()
    for (let number = 1; number <= Number(count); number++)
      await queueMail(tx, {
        siteId: 'alpha',
        to: `mail-${number}@coba.example`,
        template: 'school-registered',
        values: { name: 'Sari', school: 'SMK' },
      })
  })
  await database.close()
}
process.on('SIGTERM', () => void services.close().then(() => process.exit(0)))
