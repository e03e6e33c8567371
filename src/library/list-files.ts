import { walkFolder } from './walk-folder.ts'

/** The files of a folder by path, in order; undefined when there is no such folder. Links are passed over. */
export const listFiles = (folder: string): string[] | undefined => walkFolder(folder)?.files
