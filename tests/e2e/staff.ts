import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { eq } from 'drizzle-orm'
import { lockClass } from '#src/services/local/areas/payment/require-seat.ts'
import { closeInvoice } from '#src/services/local/areas/payment/record-payment.ts'
import { createChangeFeed } from '#src/services/local/database/change-feed.ts'
import { openDatabase } from '#src/services/local/database/open-database.ts'
import { accounts } from '#src/services/local/database/tables/account-tables.ts'
import { invoices, paymentAttempts } from '#src/services/local/database/tables/payment-tables.ts'

const siteId = 'demo'
const admin = 'ratna@demo.example'

/** The people who work at the site, and the class whose sale is its balance. */
export const staff = {
  admin: { layout: siteId, name: 'Ratna Melati', email: admin, password: 'kata sandi pengelola' },
  partner: {
    layout: siteId,
    name: 'Sari Melati',
    email: 'sari@demo.example',
    password: 'kata sandi mitra situs',
  },
  editor: {
    layout: siteId,
    name: 'Laras Wulandari',
    email: 'laras@demo.example',
    password: 'kata sandi penyunting',
  },
  writer: {
    layout: siteId,
    name: 'Nadia Puspita',
    email: 'nadia@demo.example',
    password: 'kata sandi penulis situs',
  },
}
const soldClass = 'menenun-halaman-web'

/**
 * Invites administrators, a partner and a writer into a data folder that no server has open, and sells a class for real money,
 * so that there is a balance to pay out. Returns the paths at which they choose their passwords, for the tests.
 */
export async function prepareStaff(dataFolder: string) {
  const invite = async (email: string, kind: string, name: string) => {
    const args = ['tsx', 'tools/cli.ts', 'account', siteId, email, '--kind', kind, '--name', name]
    const env = { ...process.env, DATA_DIR: dataFolder }
    const { stdout } = await promisify(execFile)('npx', [...args, '--json'], { env })
    const { link } = JSON.parse(stdout) as { link: string }
    const { pathname, search } = new URL(link)
    return pathname + search
  }
  const links = {
    E2E_ADMIN_LINK: await invite(admin, 'admin', staff.admin.name),
    E2E_PARTNER_LINK: await invite(staff.partner.email, 'partner', staff.partner.name),
    E2E_EDITOR_LINK: await invite(staff.editor.email, 'admin', staff.editor.name),
    E2E_WRITER_LINK: await invite(staff.writer.email, 'writer', staff.writer.name),
  }
  await sell(dataFolder)
  return links
}

/** Records a payment at Midtrans, which no test can reach: what the sandbox sells is no money. */
async function sell(dataFolder: string): Promise<void> {
  const feed = createChangeFeed(() => undefined)
  const log = () => undefined
  const { database, backend } = await openDatabase({ folder: join(dataFolder, 'db'), log }, feed)
  try {
    await database.transaction({ role: 'server', siteId }, async (tx) => {
      const sold = await lockClass(tx, siteId, soldClass)
      const [payer] = await tx
        .select({ accountId: accounts.id })
        .from(accounts)
        .where(eq(accounts.email, admin))
      if (sold === undefined || payer === undefined) throw new Error('There is nothing to sell.')
      const values = { ...sold, ...payer }
      const [invoice] = await tx.insert(invoices).values(values).returning({ id: invoices.id })
      const id = invoice?.id ?? ''
      const order = { orderId: 'tenun-e2e', provider: 'midtrans' } as const
      await tx.insert(paymentAttempts).values({ ...order, siteId, invoiceId: id })
      const paid = { ...values, id, paidOrderId: order.orderId, provider: order.provider }
      await closeInvoice(tx, paid, 'paid')
    })
  } finally {
    await backend.close()
  }
}
