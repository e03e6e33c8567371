import { appOf } from '#tests/made-up/app.ts'
import { layoutOf } from '#tests/made-up/compile-layouts.ts'
import { manifestOf } from '#tests/made-up/layouts.ts'

const site = { hosts: ['coba.id'], settings: { title: 'Coba', isMaintenance: false } }

/** Requests a path of a server that serves the description of its endpoints. */
export const { get } = appOf({
  layouts: [layoutOf({ 'layout.json': manifestOf('coba', { site }) })],
})

/** The text at a path. */
export const read = async (path: string) => (await get(`http://coba.id${path}`)).text()
