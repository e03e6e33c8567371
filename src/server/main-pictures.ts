import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { openPictures } from '#src/services/local/pictures/open-pictures.ts'
import type { Services } from '#src/services/service.ts'
import { openSitePictures, type ReadFile, type SitePictures } from './pictures/site-pictures.ts'
import type { Config } from './server-config.ts'

interface MainPicturesOptions {
  config: Config
  services: Services
  log: Logger
}

/** Opens the pictures of all sites, which are stored in the data folder as they were drawn, and the files of layouts. */
export function openMainPictures({ config, services, log }: MainPicturesOptions): {
  pictures: SitePictures
  readFile: ReadFile
} {
  const read: ReadFile = (file) => readFile(file).catch(() => undefined)
  const pictures = openPictures({
    folder: join(config.dataFolder, 'pictures'),
    mostBytes: config.pictureBytes,
    log: (message, details) => log.warn(details ?? {}, message),
  })
  return {
    readFile: read,
    pictures: openSitePictures({
      pictures,
      files: services.files,
      readFile: read,
      waitMs: config.pictureWaitMs,
      failed: (path, error) => log.warn({ path, err: error }, 'A picture is not described'),
    }),
  }
}
