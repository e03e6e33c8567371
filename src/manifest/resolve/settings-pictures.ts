import type { z } from 'zod'
import type { Settings } from '#schemas/settings.ts'

/** The pictures of settings by their pointers; they belong to no block. */
export const settingsPictures = (
  settings: z.input<typeof Settings>,
): Record<string, string | undefined> => ({
  logoDark: settings.logoDark,
  logoLight: settings.logoLight,
  favicon: settings.favicon,
  'image/default': settings.image?.default,
  'meta/image': settings.meta?.image,
  'blog/cover': settings.blog?.cover,
  'overview/cover': settings.overview?.cover,
})
