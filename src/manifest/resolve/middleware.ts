import { UserKind } from '#schemas/endpoint.ts'

export const middlewareNames = ['auth', 'guest', 'maintenance']

/** Is this a middleware the server has? */
export const isMiddleware = (name: string): boolean =>
  middlewareNames.includes(name) ||
  (name.startsWith('role:') &&
    name
      .slice('role:'.length)
      .split('|')
      .every((kind) => UserKind.safeParse(kind).success))
