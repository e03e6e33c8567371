import { z } from 'zod'
import { text } from '../text.ts'
import { slug } from './parts.ts'

/** Every order in which four statements can be shown, by the letters of their dimensions. */
export const discOrders = [
  'disc',
  'dics',
  'dsic',
  'dsci',
  'dcis',
  'dcsi',
  'idsc',
  'idcs',
  'isdc',
  'iscd',
  'icds',
  'icsd',
  'sdic',
  'sdci',
  'sidc',
  'sicd',
  'scdi',
  'scid',
  'cdis',
  'cdsi',
  'cids',
  'cisd',
  'csdi',
  'csid',
] as const

const statement = (dimension: string) =>
  text(100).meta({ title: dimension, description: 'Something that people like to be or to do.' })

/**
 * Four statements of a forced-choice test, one for each dimension of DISC: who takes it chooses the one that is most
 * like them, and the one that is least. The literature calls such a group a quad.
 */
export const DiscQuadRow = z.strictObject({
  slug,
  order: z.enum(discOrders).meta({
    title: 'Order',
    role: 'data',
    description:
      'The order in which they are shown. With 24 quads, each order is used once, so that no place tells a dimension.',
  }),
  d: statement('Dominance'),
  i: statement('Influence'),
  s: statement('Steadiness'),
  c: statement('Conscientiousness'),
})
