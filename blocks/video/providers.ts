import type { VideoProps } from './schema.ts'

interface Provider {
  name: string
  /** Where the video is shown on the provider’s own site. */
  page: (code: string) => string
  /** The origin of its player, which the policy of the page must allow. */
  origin: `https://${string}`
  /** The path of the player that begins at once. */
  player: (code: string) => string
}

export const providers: Record<VideoProps['provider'], Provider> = {
  youtube: {
    name: 'YouTube',
    page: (code) => `https://www.youtube.com/watch?v=${code}`,
    origin: 'https://www.youtube-nocookie.com',
    player: (code) => `/embed/${code}?autoplay=1&rel=0`,
  },
  vimeo: {
    name: 'Vimeo',
    page: (code) => `https://vimeo.com/${code}`,
    origin: 'https://player.vimeo.com',
    player: (code) => `/video/${code}?autoplay=1&dnt=1`,
  },
}
