import { z } from 'zod'
import { Layout } from './layout.ts'
import { layoutFiles } from './layout-files.ts'

const partOf = (keys: readonly (keyof typeof Layout.shape)[]) =>
  z.strictObject(
    Object.fromEntries((['$schema', ...keys] as const).map((key) => [key, Layout.shape[key]])),
  )

/** What the files that may lie beside a `layout.json` hold, by name: keys of the layout, and nothing else. */
export const layoutFileSchemas: ReadonlyMap<string, z.ZodObject> = new Map([
  ['routes.json', partOf(layoutFiles['routes.json']).meta({ title: 'Routes of a layout' })],
  ['shell.json', partOf(layoutFiles['shell.json']).meta({ title: 'Shell of a layout' })],
])
