import { UserKind, type Access } from '#schemas/endpoint.ts'

export const middlewareNames = ['auth', 'guest', 'maintenance']

const role = 'role:'

/** The user kinds that `role:<kinds>` names, as they are written; undefined for any other middleware. */
export const writtenKinds = (name: string): string[] | undefined =>
  name.startsWith(role) ? name.slice(role.length).split('|') : undefined

const isKind = (kind: string): kind is UserKind => UserKind.safeParse(kind).success

/** Whether the server has this middleware. */
export const isMiddleware = (name: string): boolean =>
  writtenKinds(name)?.every(isKind) ?? middlewareNames.includes(name)

/** Who is let in by a guard: everyone signed in, or these user kinds. */
export type Audience = Exclude<Access, 'public'>

/** Whom the guards of a route let in; undefined for a route that everyone may open. All of its guards must agree. */
export function guardOf(middleware: readonly string[]): Audience | undefined {
  const [first, ...others] = middleware.flatMap((name) => {
    const kinds = writtenKinds(name)
    return kinds === undefined ? [] : [kinds.filter(isKind)]
  })
  if (first === undefined) return middleware.includes('auth') ? 'user' : undefined
  return first.filter((kind) => others.every((kinds) => kinds.includes(kind)))
}

/** Whether everyone whom a guard lets in may call what has this access; without a guard, every visitor. */
export const mayAllCall = (audience: Audience | undefined, access: Access): boolean =>
  access === 'public' ||
  (audience !== undefined &&
    (access === 'user' || (audience !== 'user' && audience.every((kind) => access.includes(kind)))))
