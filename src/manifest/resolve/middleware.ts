import { UserKind } from '#schemas/endpoint.ts'

export const middlewareNames = ['auth', 'guest', 'maintenance']

/** Whether the server has this middleware. */
export const isMiddleware = (name: string): boolean =>
  middlewareNames.includes(name) ||
  (name.startsWith('role:') &&
    name
      .slice('role:'.length)
      .split('|')
      .every((kind) => UserKind.safeParse(kind).success))
