import { z } from 'zod'
import { collectionFile } from '#schemas/collection.ts'
import { isCollectionKind } from '#schemas/collections/index.ts'
import { layoutFileSchemas } from '#schemas/layout-file-schemas.ts'
import { Layout } from '#schemas/layout.ts'
import { Overlay } from '#schemas/overlay.ts'
import { Page } from '#schemas/page.ts'
import { starterFiles } from '#schemas/starter.ts'
import { isObject } from '../values/objects.ts'

/** The schema that a manifest’s value in this file follows; undefined where none is known. */
export function schemaOf(file: string, value: unknown): z.ZodType | undefined {
  if (Array.isArray(value)) {
    const name = file.split('/').at(-1)
    const rows = Object.entries(starterFiles).find(([known]) => `${known}.json` === name)
    return rows && z.array(rows[1])
  }
  if (!isObject(value)) return undefined
  if ('manifest' in value) return Layout
  if ('overlay' in value) return Overlay
  const [folder, name = ''] = file.split('/').slice(-2)
  const part = layoutFileSchemas.get(name)
  // A page may be called routes.json as well.
  if (part && Object.keys(part.shape).some((key) => key !== '$schema' && key in value)) return part
  const { kind } = value
  if (folder === 'collections') return isCollectionKind(kind) ? collectionFile(kind) : undefined
  return folder === 'pages' ? Page : undefined
}
