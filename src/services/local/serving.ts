import type { z } from 'zod'
import type { Endpoint } from '#schemas/endpoint.ts'
import * as forClass from '#schemas/services/class.ts'
import { listPosts, readPost, updatePost } from '#schemas/services/post.ts'
import { listPrograms, readProgram } from '#schemas/services/program.ts'
import { readCounters } from '#schemas/services/statistics.ts'
import { listTestimonies } from '#schemas/services/testimony.ts'
import type { Serve } from '../service.ts'
import { requireAccess } from './access.ts'
import * as ofClass from './class.ts'
import type { Database } from './database.ts'
import { serveListPosts, serveReadPost, serveUpdatePost } from './post.ts'
import { serveListPrograms, serveReadProgram } from './program.ts'
import { serveReadCounters } from './statistics.ts'
import { serveListTestimonies } from './testimony.ts'

const keyOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`

/** Finds the function that serves an endpoint from a database, behind the check of who may call it. */
export function serveFrom(database: Database): (endpoint: Endpoint) => Serve | undefined {
  const all = new Map([
    bind(forClass.listClasses, ofClass.serveListClasses(database)),
    bind(forClass.readClassOverview, ofClass.serveReadClassOverview(database)),
    bind(forClass.readClassSyllabus, ofClass.serveReadClassSyllabus(database)),
    bind(forClass.listMentors, ofClass.serveListMentors(database)),
    bind(listPosts, serveListPosts(database)),
    bind(readPost, serveReadPost(database)),
    bind(updatePost, serveUpdatePost(database)),
    bind(listPrograms, serveListPrograms(database)),
    bind(readProgram, serveReadProgram(database)),
    bind(readCounters, serveReadCounters(database)),
    bind(listTestimonies, serveListTestimonies(database)),
  ])
  return (endpoint) => all.get(keyOf(endpoint))
}

function bind<E extends Endpoint>(endpoint: E, serve: Serve<E>): [string, Serve] {
  const guarded: Serve = async (ctx, input) => {
    requireAccess(endpoint, ctx.caller)
    // Whoever asks has parsed the input with the endpoint's own schema.
    return serve(ctx, input as z.output<E['input']>)
  }
  return [keyOf(endpoint), guarded]
}
