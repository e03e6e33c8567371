import { boot } from '../boot.ts'
import { cropWords } from './crop-words.ts'
import { ask, element } from './elements.ts'

const words = cropWords[boot.locale]

/** The widths over heights that a picture may have; none keeps its own. */
const ratios: readonly [name: string, ratio: number | undefined][] = [
  [words.whole, undefined],
  ['16 : 9', 16 / 9],
  ['4 : 3', 4 / 3],
  ['1 : 1', 1],
  ['3 : 4', 3 / 4],
]
/** What is drawn anew; others, such as moving pictures, are sent as they are. */
const drawable = ['image/png', 'image/jpeg', 'image/webp', 'image/avif']
const mostPixels = 2400

interface Cropped {
  file: File
  alt: string
}

/**
 * Asks which part of a picture is used, and with `alt` what it shows, by controls that a keyboard moves. Undefined when the
 * writer went back.
 */
export async function crop(file: File, asks: { alt: boolean }): Promise<Cropped | undefined> {
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  const canCrop = bitmap !== undefined && drawable.includes(file.type)
  if (!canCrop && !asks.alt) return { file, alt: '' }
  const canvas = element('canvas', {
    class: 'content-crop',
    role: 'img',
    'aria-label': words.preview,
  })
  const ratio = element(
    'select',
    {},
    ...ratios.map(([name], i) => element('option', { value: String(i) }, name)),
  )
  const [zoom, across, down] = [range(100, 400, 100), range(0, 100, 50), range(0, 100, 50)]
  const alt = element('input', { type: 'text', required: true, maxlength: '300' })
  const draw = () => {
    if (bitmap)
      drawPart(canvas, bitmap, {
        ratio: ratios[Number(ratio.value)]?.[1],
        zoom: Number(zoom.value) / 100,
        across: Number(across.value) / 100,
        down: Number(down.value) / 100,
      })
  }
  for (const control of [ratio, zoom, across, down]) control.addEventListener('input', draw)
  draw()
  const controls = canCrop
    ? [
        canvas,
        labelled(words.ratio, ratio),
        labelled(words.zoom, zoom),
        labelled(words.across, across),
        labelled(words.down, down),
      ]
    : []
  const answer = await ask(toDialog([...controls, ...(asks.alt ? [labelled(words.alt, alt)] : [])]))
  if (answer !== 'use') return undefined
  const isWhole = ratio.value === '0' && zoom.value === '100'
  const sent = canCrop && !isWhole ? await toFile(canvas, file) : file
  return { file: sent, alt: alt.value.trim() }
}

const range = (min: number, max: number, value: number) =>
  element('input', { type: 'range', min: String(min), max: String(max), value: String(value) })

const labelled = (text: string, control: HTMLElement) =>
  element('label', { class: 'form-field' }, element('strong', {}, text), control)

function toDialog(controls: readonly HTMLElement[]): HTMLDialogElement {
  const cancel = element('button', { type: 'button', class: 'button button-quiet' }, words.cancel)
  const dialog = element(
    'dialog',
    { class: 'question content-dialog', 'aria-labelledby': 'content-crop' },
    element(
      'form',
      { method: 'dialog', class: 'form' },
      element('h3', { id: 'content-crop', class: 'text-heading' }, words.heading),
      ...controls,
      element(
        'p',
        { class: 'form-buttons' },
        element('button', { class: 'button', value: 'use' }, words.use),
        cancel,
      ),
    ),
  )
  cancel.addEventListener('click', () => dialog.close(''))
  return dialog
}

interface Part {
  ratio: number | undefined
  zoom: number
  across: number
  down: number
}

/** Draws the chosen part of a picture, as large as it is stored. */
function drawPart(canvas: HTMLCanvasElement, bitmap: ImageBitmap, part: Part): void {
  const own = bitmap.width / bitmap.height
  const { ratio = own } = part
  const width = (ratio > own ? bitmap.width : bitmap.height * ratio) / part.zoom
  const height = width / ratio
  const scale = Math.min(1, mostPixels / Math.max(width, height))
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const left = (bitmap.width - width) * part.across
  const top = (bitmap.height - height) * part.down
  canvas
    .getContext('2d')
    ?.drawImage(bitmap, left, top, width, height, 0, 0, canvas.width, canvas.height)
}

/** The drawn picture as a file; what may be transparent stays so. */
async function toFile(canvas: HTMLCanvasElement, { name, type }: File): Promise<File> {
  const as = type === 'image/png' ? 'image/png' : 'image/jpeg'
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, as, 0.9))
  if (blob === null) throw new Error('The browser could not draw the picture.')
  const ending = as === 'image/png' ? 'png' : 'jpg'
  return new File([blob], `${name.replace(/\.[^.]*$/, '')}.${ending}`, { type: as })
}
