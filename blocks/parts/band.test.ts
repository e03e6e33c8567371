import { expect, test } from 'vitest'
import { relatedClass } from './band.ts'

test('a list is of what else there is only where it leaves out an item', () => {
  expect(relatedClass('jalan-kampung')).toBe('related')
  expect(relatedClass(undefined)).toBeUndefined()
})
