import type { Backend, Session } from '#src/services/local/database/backend.ts'

/** How a statement was carried out. */
export interface Plan {
  statement: string
  plan: string
}

/** A backend that notes the plan of every statement that reads, as it is chosen for its own values. */
export function explaining(backend: Backend, plans: Plan[]): Backend {
  const watch = (session: Session): Session => {
    const note = async (statement: string, values: unknown[]) => {
      if (!/^\s*(?:select|with)\b/i.test(statement)) return
      const lines = await session.query(`EXPLAIN ${statement}`, values)
      plans.push({ statement, plan: lines.join('\n') })
    }
    return {
      ...session,
      async query(statement, values) {
        await note(statement, values)
        return session.query(statement, values)
      },
      async table(statement, values) {
        await note(statement, values)
        return session.table(statement, values)
      },
    }
  }
  return { ...backend, session: (use) => backend.session((session) => use(watch(session))) }
}

/** The tables that a plan reads from one end to the other. */
export const readWhole = ({ plan }: Plan): string[] =>
  [...plan.matchAll(/Seq Scan on (\w+)/g)].map(([, table = '']) => table)
