import type { ArtFocal } from '#schemas/art.ts'
import type { Face } from '#schemas/layout.ts'
import type { ArtShape } from '../parts/art.tsx'
import type { HeroProps } from './schema.ts'

export type Look = NonNullable<HeroProps['look']>

/** The composition of each face, whose sheet has the form of it. */
export const lookOf: Record<Face, Look> = {
  editorial: 'editorial',
  playful: 'centered',
  institutional: 'sheet',
  studio: 'banner',
  campaign: 'banner',
  newsroom: 'front',
  calm: 'split',
}

type HeroShape = ArtShape & { focal?: ArtFocal }

const common: Record<Look, HeroShape> = {
  split: { wide: '4x5', phone: '4x3' },
  centered: { wide: '3x1', phone: '4x3' },
  editorial: { wide: '3x4', phone: '4x3' },
  banner: { wide: '4x5', phone: '2x1' },
  front: { wide: '3x2' },
  sheet: { wide: '4x1', phone: '2x1', focal: 'end' },
}

/** Where the sheet of a face shows its own composition in another ratio. */
const ofFaces: Partial<Record<Face, HeroShape>> = {
  studio: { wide: '4x1', phone: '2x1' },
  campaign: { wide: '4x1', phone: '2x1' },
  calm: { wide: '4x5' },
}

/** The ratios in which a hero without a picture is drawn. */
export const heroShape = (look: Look, face: Face | undefined): HeroShape =>
  (face && lookOf[face] === look ? ofFaces[face] : undefined) ?? common[look]
