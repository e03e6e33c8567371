import { z } from 'zod'

/** Fields whose control does not follow from their type: the form asks for them in a way of their own. */
export const fieldControls = z.registry<{
  control: 'tel' | 'password' | 'yes' | 'province' | 'city' | 'school' | 'file'
}>()
