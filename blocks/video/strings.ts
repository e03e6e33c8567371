import type { Locale } from '#schemas/text.ts'

interface Strings {
  play: string
  notice: (provider: string) => string
}

export const strings: Record<Locale, Strings> = {
  id: {
    play: 'Putar video',
    notice: (provider) => `Video di ${provider}, yang baru dihubungi sesudah Anda menekan putar.`,
  },
  en: {
    play: 'Play the video',
    notice: (provider) => `Video at ${provider}, which is only contacted once you press play.`,
  },
}
