import type { Endpoint } from '#schemas/endpoint.ts'
import { requireAccess } from '../access.ts'
import { ServiceError } from '../service-error.ts'
import type { Binding, ServiceContext, Services } from '../service.ts'
import { findUnstorable, unstorable } from '../postgres-text.ts'

const keyOf = ({ method, host, path }: Endpoint) => `${method} ${host} ${path}`

/**
 * Answers each endpoint by the function it is bound to, behind the check of who may call it. Throws ServiceError
 * with 400 for text that no database keeps.
 */
export function dispatch(
  bindings: readonly Binding[],
): Pick<Services, 'serves' | 'serve' | 'receive' | 'stream'> {
  const all = new Map(bindings.map((binding) => [keyOf(binding.endpoint), binding]))
  const find = (endpoint: Endpoint, { caller }: ServiceContext, input: unknown): Binding => {
    const binding = all.get(keyOf(endpoint))
    if (binding === undefined) throw new Error(`Nothing serves ${endpoint.path} here.`)
    requireAccess(endpoint, caller)
    requireStorable(input)
    return binding
  }
  return {
    serves: (endpoint) => all.has(keyOf(endpoint)),
    async serve(endpoint, ctx, input) {
      const binding = find(endpoint, ctx, input)
      if ('serve' in binding) return binding.serve(ctx, input)
      throw new Error(`${endpoint.path} takes a file or answers in lines.`)
    },
    async receive(endpoint, ctx, file, input) {
      const binding = find(endpoint, ctx, input)
      if ('receive' in binding) return binding.receive(ctx, file, input)
      throw new Error(`${endpoint.path} takes no file.`)
    },
    stream(endpoint, ctx, input) {
      const binding = find(endpoint, ctx, input)
      if ('stream' in binding) return binding.stream(ctx, input)
      throw new Error(`${endpoint.path} does not answer in lines.`)
    },
  }
}

function requireStorable(input: unknown): void {
  const field = findUnstorable(input)
  if (field === undefined) return
  throw new ServiceError(400, `${field}: ${unstorable}`, {
    fields: [{ field, message: unstorable }],
  })
}
