import { defineBlock } from '../define.ts'
import { providers } from './providers.ts'
import { VideoProps } from './schema.ts'
import { Video } from './video.tsx'

const { youtube, vimeo } = providers

/** A video of YouTube or Vimeo, of which nothing is fetched until it is played. */
export const video = defineBlock({
  type: 'video',
  title: 'Video',
  description:
    'A video of YouTube or Vimeo behind a picture; nothing is fetched from there until it is played.',
  category: 'content',
  keywords: ['video', 'film', 'youtube', 'vimeo'],
  props: VideoProps,
  csp: {
    most: { frame: [youtube.origin, vimeo.origin] },
    of: ({ code, provider }) => (code ? { frame: [providers[provider].origin] } : undefined),
  },
  island: ({ code }) => (code ? 'visible' : undefined),
  render: Video,
})
