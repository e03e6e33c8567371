import { RestProblem } from './rest-problem.ts'

export const unparsable = (message: string, details: string) =>
  new RestProblem(400, 'PGRST100', { message, details })

export const notOffered = (details: string) =>
  new RestProblem(400, 'PGRST127', { message: 'Feature not implemented', details })

export const unknownRelation = (table: string, relation: string) =>
  new RestProblem(400, 'PGRST200', {
    message: `Could not find a relationship between '${table}' and '${relation}' in the schema cache`,
    details: `Searched for a foreign key relationship between '${table}' and '${relation}' in the schema 'public', but no matches were found.`,
  })

export const notEmbedded = (resource: string) =>
  new RestProblem(400, 'PGRST108', {
    message: `'${resource}' is not an embedded resource in this request`,
    hint: `Verify that '${resource}' is included in the 'select' query parameter.`,
  })

const symbols: Record<string, string> = {
  like: '~~ unknown',
  ilike: '~~* unknown',
  match: '~ unknown',
  imatch: '~* unknown',
  cs: '@> unknown',
  cd: '<@ unknown',
  ov: '&& unknown',
}

/** An operator that PostgreSQL does not have for the type of a column. */
export const undefinedOperator = (type: string, op: string) =>
  new RestProblem(404, '42883', {
    message: `operator does not exist: ${wordings[type] ?? type} ${symbols[op] ?? '@@ tsquery'}`,
    hint: 'No operator matches the given name and argument types. You might need to add explicit type casts.',
  })

const wordings: Record<string, string> = { timestamptz: 'timestamp with time zone' }

/** A type that a select list names and that there is not. */
export const undefinedType = (type: string) =>
  new RestProblem(400, '42704', `type "${type}" does not exist`)
