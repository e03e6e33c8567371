import type { Face } from '#schemas/layout.ts'
import type { ArtShape } from './art.tsx'

/** Covers that some face shows in a ratio of its own. */
export type CoverPlace =
  | 'card'
  | 'square'
  | 'video'
  | 'stage'
  | 'class'
  | 'first-class'
  | 'post'
  | 'first-post'

const common: Partial<Record<CoverPlace, ArtShape>> = {
  square: { wide: '1x1' },
  video: { wide: '16x9' },
  stage: { wide: '21x9', phone: '8x5' },
}

/** The ratios of the sheets of faces, in which drawings are made: a sheet and this list change together. */
const ofFaces: Record<Face, Partial<Record<CoverPlace, ArtShape>>> = {
  editorial: {
    class: { wide: '4x5' },
    'first-class': { wide: '4x3' },
    'first-post': { wide: '3x2' },
  },
  playful: {
    class: { wide: '3x2' },
    post: { wide: '2x1', phone: '8x5' },
    'first-post': { wide: '4x1', phone: '8x5' },
  },
  institutional: {},
  studio: {
    class: { wide: '8x5', phone: '4x1' },
    post: { wide: '16x9' },
    'first-post': { wide: '16x9' },
  },
  campaign: { class: { wide: '3x4' }, 'first-class': { wide: '3x4' } },
  newsroom: {
    class: { wide: '3x2', phone: '1x1' },
    'first-class': { wide: '3x2', phone: '1x1' },
    post: { wide: '1x1' },
    'first-post': { wide: '3x2' },
  },
  calm: { class: { wide: '1x1' }, 'first-class': { wide: '1x1' } },
}

/** The ratios of a cover; the first of a list is shown as its others are, unless its face says otherwise. */
export function coverShape(face: Face | undefined, place: CoverPlace): ArtShape {
  const own = face === undefined ? undefined : ofFaces[face]
  const alike = place === 'first-class' ? 'class' : place === 'first-post' ? 'post' : place
  return own?.[place] ?? own?.[alike] ?? common[place] ?? { wide: '8x5' }
}
