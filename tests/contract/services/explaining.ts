import type { Backend, Session } from '#src/services/local/database/backend.ts'

/** The plan of a statement that was executed. */
export interface Plan {
  statement: string
  plan: string
}

/** A backend that records the plan of every statement that reads, as chosen for its own values. */
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
  return {
    ...backend,
    session: (use, share) => backend.session((session) => use(watch(session)), share),
  }
}

/** The tables that a plan scans in full. */
export const readWhole = ({ plan }: Plan): string[] =>
  [...plan.matchAll(/Seq Scan on (\w+)/g)].map(([, table = '']) => table)

/** The tables that a plan reads, in whatever way. */
export const tablesIn = ({ plan }: Pick<Plan, 'plan'>): string[] => {
  const scans = plan.matchAll(/(Bitmap Index )?Scan(?: Backward)?(?: using \w+)? on (\w+)/g)
  return [...new Set([...scans].flatMap(([, index, table = '']) => (index ? [] : [table])))]
}
