import { ServiceError } from '#src/services/service-error.ts'
import { BadUsage, command } from '../command.ts'
import { withSites } from '../open-sites.ts'
import { list, peopleActions } from '../people/people-actions.ts'
import { peopleOptions } from '../people/people-options.ts'

const words = ['list', ...peopleActions.keys()]

export const people = command({
  name: 'people',
  summary:
    'List, suspend or resume the accounts of a site; export or erase what it stores of a person.',
  options: peopleOptions,
  takes: `<${words.join('|')}> <site> [e-mail]`,
  writes: 'rows of people, in the database of DATABASE_URL or DATA_DIR',

  async run(terminal, options, [word = '', siteId = '', email]) {
    const action = peopleActions.get(word)
    if (action === undefined && word !== 'list')
      throw new BadUsage(`Say one of ${words.join(', ')}.`)
    if (action !== undefined && email === undefined) throw new BadUsage('Say the e-mail address.')
    try {
      return await withSites((sites) => {
        const asked = { sites, siteId, terminal, options }
        return action === undefined || email === undefined ? list(asked) : action(asked, email)
      })
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error
      terminal.note(error.message)
      return 1
    }
  },
})
