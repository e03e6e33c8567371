import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { withFacts } from '#schemas/pictures.ts'
import { Picture } from './picture.tsx'

const draw = (src: string, more: { priority?: boolean; focal?: 'top'; place?: 'logo' } = {}) =>
  renderToStaticMarkup(
    <Picture className="cover" src={src} place="card" unknown={[1200, 750]} {...more} />,
  )
const known = withFacts('/media/a.jpg?v=01234567', { width: 700, height: 400, colour: '8a6b4f' })

test('a picture of the site is offered in AVIF and WebP, in widths of its place up to its own', () => {
  const markup = draw(known)
  expect([...markup.matchAll(/<source type="([^"]+)"/g)].map(([, type]) => type)).toEqual([
    'image/avif',
    'image/webp',
  ])
  const [, offered = ''] = /srcSet="([^"]+)"/.exec(markup) ?? []
  expect(offered.split(',/')).toHaveLength(4)
  expect(offered).toContain('/_ipx/f_avif,w_320/media/a.jpg?v=01234567 320w')
  expect(offered).toContain('/_ipx/f_avif,w_960/media/a.jpg?v=01234567 700w')
})

test('it has the size and the colour of its file, and the address of the file for those who know neither format', () => {
  expect(draw(known)).toMatch(
    /<img class="picture-image" src="\/media\/a\.jpg\?v=01234567" alt="" width="700" height="400" data-colour="#8a6b4f"/,
  )
})

test.each(['https://other.example/a.jpg', '/drive/k', '/media/a.svg?v=1'])(
  'of %s nothing is known: it is shown as it is, in the size of its frame',
  (src) => {
    const markup = draw(src)
    expect(markup).toMatch(/^<img class="cover"/)
    expect(markup).toContain(`src="${src}"`)
    expect(markup).toContain('width="1200" height="750"')
  },
)

test('a drawing has its own size and is sent as it is', () => {
  expect(draw(withFacts('/media/a.svg', { width: 16, height: 10 }))).toMatch(
    /^<img class="cover" src="\/media\/a\.svg" alt="" width="16" height="10"/,
  )
})

test('the first picture of a page is loaded before others, and the rest when they are near the screen', () => {
  expect(draw(known, { priority: true })).toContain('fetchPriority="high"')
  expect(draw(known, { priority: true })).not.toContain('loading="lazy"')
  expect(draw(known)).toContain('loading="lazy"')
})

test('its focal point stays in sight, and a logo is no frame', () => {
  expect(draw(known, { focal: 'top' })).toContain('class="picture cover object-top"')
  expect(draw(known, { place: 'logo' })).toMatch(/^<picture class="contents">.*<img class="cover"/)
})
