import type { Face } from '#schemas/layout.ts'

/** The source of the sheet of a face, from the project's root. */
export const faceSource = (face: Face): string => `blocks/parts/faces/${face}.css`
