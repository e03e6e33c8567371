import type { Handler } from '../../calls/handler.ts'
import { listGalleriesHandler } from './galleries.ts'

/** Albums. */
export const galleryHandlers: Handler[] = [listGalleriesHandler]
