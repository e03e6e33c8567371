import type { LeadArea } from '#schemas/services/lead-area.ts'
import type { Locale } from '#schemas/text.ts'

const words: Record<
  Locale,
  Record<'program' | 'province', (name: string) => string> & { site: string }
> = {
  id: {
    program: (name) => `Program ${name}`,
    province: (name) => `Provinsi ${name}`,
    site: 'seluruh situs',
  },
  en: {
    program: (name) => `Programme ${name}`,
    province: (name) => `Province of ${name}`,
    site: 'the whole site',
  },
}

/** What a lead sees the figures of, as people read it. */
export function areaName({ program, province }: LeadArea, locale: Locale): string {
  const t = words[locale]
  if (program !== null) return t.program(program.name)
  return province === null ? t.site : t.province(province.name)
}
