const minute = 60_000

/** The begin of the minute of a moment: the moment that blocks see, so that equal pages stay equal. */
export const startOfMinute = (moment: Date): Date =>
  new Date(Math.floor(moment.getTime() / minute) * minute)

/** The first whole minute at or after a moment: when blocks see that it has come. */
export const nextWholeMinute = (moment: Date): Date =>
  new Date(Math.ceil(moment.getTime() / minute) * minute)
