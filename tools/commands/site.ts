import { DataFolderHeld } from '#src/services/local/database/pglite/data-folder-held.ts'
import { ServiceError } from '#src/services/service-error.ts'
import { BadUsage, command } from '../command.ts'
import { withSites } from '../open-sites.ts'
import { list, siteActions } from '../site/site-actions.ts'
import { siteOptions } from '../site/site-options.ts'

const words = ['list', ...siteActions.keys()]

export const site = command({
  name: 'site',
  summary:
    'Make, list, show, change or remove a site on a layout, with its hosts and its settings.',
  options: siteOptions,
  takes: `<${words.join('|')}> [id]`,
  writes: 'rows of sites, in the database of DATABASE_URL or DATA_DIR',

  async run(terminal, options, [word = '', id, ...rest]) {
    const action = siteActions.get(word)
    if (rest.length > 0 || (action === undefined && word !== 'list'))
      throw new BadUsage(`Say one of ${words.join(', ')}, and the id of a site.`)
    if (action !== undefined && id === undefined)
      throw new BadUsage(`Say the id of the site: site ${word} <id>.`)
    try {
      return await withSites((sites) => {
        const asked = { sites, terminal, options }
        return action === undefined || id === undefined ? list(asked) : action(asked, id)
      })
    } catch (error) {
      const message = messageOf(error)
      if (message === undefined) throw error
      terminal.note(message)
      return 1
    }
  },
})

/** What a person can do about an error; undefined for a defect. */
function messageOf(error: unknown): string | undefined {
  if (error instanceof ServiceError) return error.message
  if (error instanceof DataFolderHeld)
    return (
      `${error.message} While a server runs on it, a superadmin can ask the server itself: ` +
      '/api/v1/manage/site/list, detail, create, update and delete.'
    )
  return undefined
}
