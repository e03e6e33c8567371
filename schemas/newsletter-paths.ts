import { serverPath } from './paths.ts'

/** The pages behind the links of mails about the newsletter. */
export const newsletterPaths = {
  confirm: serverPath('newsletter', 'confirm'),
  leave: serverPath('newsletter', 'leave'),
}
