import type { NewPostVideo, PostVideo } from '#schemas/post-video.ts'
import { posts } from '../../database/tables/post-tables.ts'
import { toMediaPath } from '../../../safe-html.ts'

/** The columns of the video of a post. */
export const videoColumns = {
  youtubeId: posts.videoYoutubeId,
  file: posts.videoFile,
  seconds: posts.videoSeconds,
  thumbnail: posts.videoThumbnail,
}

/** A video as it is selected; all of it is null for a post without one. */
export type VideoRow = Omit<PostVideo, 'seconds'> & { seconds: number | null }

export const toVideo = ({ seconds, ...row }: VideoRow): PostVideo | null =>
  seconds === null ? null : { ...row, seconds }

/** The columns of a video as a writer gives it. */
export const fromVideo = ({ youtubeId, file, seconds, thumbnail }: NewPostVideo) => ({
  videoYoutubeId: youtubeId,
  videoFile: file && toMediaPath(file),
  videoSeconds: seconds,
  videoThumbnail: thumbnail && toMediaPath(thumbnail),
})
