import { boot } from '../boot.ts'
import { services } from '../service-client.ts'
import { uploadFile } from '../services/endpoints/drive.ts'
import { messageOf } from './calls.ts'
import { element } from './elements.ts'
import { altFieldOf, controlOf } from './field-elements.ts'
import { contentWords } from './words.ts'
import { written } from './write-fields.ts'

const words = contentWords[boot.locale]
/** A picture of ten megabytes takes a slow line so long. */
const deadlineMs = 120_000

const accepted = {
  picture: 'image/png,image/jpeg,image/webp,image/avif,image/gif',
  file: 'audio/mpeg,audio/ogg,.mp3,.ogg',
}

/** A picture or a file of this device, chosen by the writer; undefined when they chose none. */
function pick(kind: 'picture' | 'file'): Promise<File | undefined> {
  const input = element('input', { type: 'file', accept: accepted[kind] })
  return new Promise((chosen) => {
    input.addEventListener('change', () => chosen(input.files?.[0]))
    input.addEventListener('cancel', () => chosen(undefined))
    input.click()
  })
}

/** A picture that the writer chose, cropped and uploaded, and what it shows. Undefined when they went back. */
export async function uploadPicture(
  asks: { alt: boolean },
  say: (text: string) => void,
): Promise<{ src: string; alt: string } | undefined> {
  const file = await pick('picture')
  if (file === undefined) return undefined
  const { crop } = await import('./crop.ts')
  const cropped = await crop(file, asks)
  if (cropped === undefined) return undefined
  const src = await send(cropped.file, say)
  return src === undefined ? undefined : { src, alt: cropped.alt }
}

/** Uploads a file and returns its address; what is refused is said. */
async function send(file: File, say: (text: string) => void): Promise<string | undefined> {
  say(words.uploading)
  try {
    const { url } = await services.callService(uploadFile, {}, { file, deadlineMs })
    say(words.uploaded)
    return url
  } catch (error) {
    say(messageOf(error))
    return undefined
  }
}

/** Lets a field with the address of a picture or a file be filled by an upload. */
export function beginUpload(field: HTMLElement, changed: () => void): void {
  const upload = field.querySelector<HTMLButtonElement>('[data-upload]')
  const clear = field.querySelector<HTMLButtonElement>('[data-clear]')
  if (!upload || !clear) return
  upload.hidden = false
  const said = field.querySelector('[data-uploaded]')
  const say = (text: string) => {
    if (said) said.textContent = text
  }
  const show = () => preview(field, clear)
  const set = (address: string) => {
    controlOf(field).value = address
    show()
    changed()
  }
  upload.addEventListener('click', () => void fill(field, { set, say }))
  clear.addEventListener('click', () => {
    set('')
    say('')
    upload.focus()
  })
  field.addEventListener(written, show)
  controlOf(field).addEventListener('change', show)
  show()
}

interface Filling {
  set(address: string): void
  say(text: string): void
}

/** What the picture shows is written into the field beside it, where there is one. */
async function fill(field: HTMLElement, { set, say }: Filling): Promise<void> {
  if (field.dataset['kind'] === 'file') {
    const file = await pick('file')
    const address = file && (await send(file, say))
    return address === undefined ? undefined : set(address)
  }
  const alt = altFieldOf(field)
  const picture = await uploadPicture({ alt: alt !== undefined }, say)
  if (picture === undefined) return
  if (alt) controlOf(alt).value = picture.alt
  set(picture.src)
}

/** Addresses that a browser can show; those of a layout's own files are not among them. */
const isShown = (address: string) => /^(\/(?!\/)|https:\/\/)/.test(address)

function preview(field: HTMLElement, clear: HTMLElement): void {
  const { value } = controlOf(field)
  const place = field.querySelector<HTMLElement>('[data-preview]')
  clear.hidden = value === ''
  if (!place || field.dataset['kind'] === 'file') return
  place.hidden = !isShown(value)
  place.replaceChildren(...(isShown(value) ? [element('img', { src: value, alt: '' })] : []))
}
