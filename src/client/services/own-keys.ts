/** Keys of local storage for what belongs to one session: removed when it ends, and never read for another one. */
export const ownKeys = {
  /** When the session ends. */
  sessionEnd: 'tenun_session_end',
  /** The text of a premium chapter. */
  chapter: 'tenun_chapter',
  /** Progress that could not be sent yet. */
  progress: 'tenun_progress',
} as const
