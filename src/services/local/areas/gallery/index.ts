import { listGalleries } from '#schemas/services/gallery.ts'
import { bind, type Binding } from '../../../service.ts'
import type { Database } from '../../database/database.ts'
import { serveListGalleries } from './galleries.ts'

/** What this area fulfils. */
export const galleryBindings = (database: Database): Binding[] => [
  bind(listGalleries, serveListGalleries(database)),
]
