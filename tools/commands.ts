import type { Command } from './command.ts'

/** Every command by its name; each is loaded only when it is called. */
export const commands: Record<string, () => Promise<Command>> = {
  bench: async () => (await import('./commands/bench.ts')).bench,
  build: async () => (await import('./commands/build.ts')).build,
  check: async () => (await import('./commands/check.ts')).check,
  dev: async () => (await import('./commands/dev.ts')).dev,
  e2e: async () => (await import('./commands/e2e.ts')).e2e,
  faults: async () => (await import('./commands/faults.ts')).faults,
  gen: async () => (await import('./commands/gen.ts')).gen,
  new: async () => (await import('./commands/new.ts')).newLayout,
  routes: async () => (await import('./commands/routes.ts')).routes,
  schema: async () => (await import('./commands/schema.ts')).schema,
  start: async () => (await import('./commands/start.ts')).start,
}

/** Every command, loaded. */
export const loadCommands = (): Promise<Command[]> =>
  Promise.all(Object.values(commands).map((load) => load()))
