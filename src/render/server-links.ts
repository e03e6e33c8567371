import { isServerPath } from '#schemas/page-paths.ts'

/** Links to what is no page, such as a file of the layout, with the mark by which the browser follows them itself. */
export const markServerLinks = (html: string): string =>
  html.replace(/<a (?![^>]*data-reload)(?=[^>]*?href="(\/[^"]*))/g, (start, path: string) =>
    isServerPath(path) ? `${start}data-reload="" ` : start,
  )
