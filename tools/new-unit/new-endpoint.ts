import type { NewUnit, UnitName } from './names.ts'
export const newEndpoint = (_name: UnitName): NewUnit => ({ files: new Map(), next: [] })
