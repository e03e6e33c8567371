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
