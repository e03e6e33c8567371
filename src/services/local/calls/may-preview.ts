import type { Endpoint } from '#schemas/endpoint.ts'
import { writtenAreas } from '#schemas/written-areas.ts'
import type { ServiceContext } from '../../calls.ts'

/** Whether an item that is not published is answered: in a preview, to who may edit every item of its kind. */
export const mayPreview = (
  { namesItem, entities: [entity] }: Pick<Endpoint, 'namesItem' | 'entities'>,
  { isPreview, caller }: Pick<ServiceContext, 'isPreview' | 'caller'>,
): boolean =>
  isPreview === true &&
  namesItem === true &&
  caller !== null &&
  entity !== undefined &&
  Object.values(writtenAreas).some(
    ({ entities, access, isOwned }) =>
      isOwned !== true && entities[0] === entity && access.includes(caller.kind),
  )
