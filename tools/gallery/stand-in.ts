import { serverPath } from '#schemas/paths.ts'

const drawing =
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 160 90' preserveAspectRatio='xMidYMid slice'>" +
  "<rect width='160' height='90' fill='#b9c6d3'/><circle cx='120' cy='26' r='10' fill='#e3eaf1'/>" +
  "<path d='M0 90V70l36-30 30 26 22-16 72 40z' fill='#8398ac'/></svg>"

const address = `data:image/svg+xml,${encodeURIComponent(drawing)}`

/** HTML whose pictures are one drawing, since those that fixtures name do not exist; a site's drawings stay. */
export const withStandIns = (html: string): string =>
  html.replace(/<(?:img|source|video)\b[^>]*>/g, (tag) =>
    tag.includes(drawings) ? tag : standingIn(tag),
  )

const drawings = `"${serverPath('_art', '')}`

const standingIn = (tag: string): string =>
  tag
    .replace(/ (srcset|imagesrcset|sizes)="[^"]*"/gi, '')
    .replace(
      tag.startsWith('<img') ? / (src)="[^"]*"/ : / (poster)="[^"]*"/,
      (_whole, name: string) => ` ${name}="${address}"`,
    )
