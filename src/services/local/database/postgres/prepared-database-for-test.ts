// Prepares a database for a role without rights, as a superuser does. Only tests import this file.
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { readPreparation } from './prepare-database.ts'
import { findAddress } from './server-for-test.ts'

/** A database and its role, which have one name, and a superuser of their cluster. */
export async function prepareDatabaseForTest() {
  const name = `tenun_plain_${randomUUID().slice(0, 8)}`
  const password = randomUUID()
  const cluster = (await findAddress()) ?? ''
  const superuser = new pg.Client({ connectionString: cluster })
  await superuser.connect()
  for (const statement of await readPreparation({ role: name, database: name }))
    await superuser.query(statement)
  await superuser.query(`ALTER ROLE ${name} PASSWORD '${password}'`)
  const addressOf = (username: string) => {
    const address = new URL(cluster)
    Object.assign(address, { username, password, pathname: `/${username}` })
    return address.href
  }
  return {
    databaseUrl: addressOf(name),
    /** A role that owns a database, and that nobody prepared. */
    async addBare() {
      const bare = `${name}_bare`
      await superuser.query(`CREATE ROLE ${bare} LOGIN PASSWORD '${password}'`)
      await superuser.query(`CREATE DATABASE ${bare} OWNER ${bare}`)
      return addressOf(bare)
    },
    async remove() {
      for (const made of [name, `${name}_bare`]) {
        await superuser.query(`DROP DATABASE IF EXISTS ${made} WITH (FORCE)`)
        await superuser.query(`DROP ROLE IF EXISTS ${made}`)
      }
      await superuser.end()
    },
  }
}
