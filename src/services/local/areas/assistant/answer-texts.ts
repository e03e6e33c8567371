import type { SiteBranding } from '../../../branding.ts'
import type { ServiceContext } from '../../../calls.ts'
import type { Log } from '../../database/backend.ts'
import type { Database } from '../../database/database.ts'
import type { AssistantConfig } from './assistant-config.ts'
import { type Asked, askModel, costOf } from './language-model.ts'
import { wordsOf } from '../../text/search-words.ts'
import { quote, sayNothingFound } from './quote-passages.ts'
import { recordUsage, reserve } from './token-budget.ts'

/** What the assistant depends on. */
export interface AssistantParts {
  database: Database
  config: AssistantConfig
  siteOf(siteId: string): SiteBranding
  log: Log
}

/** Yields the text of an answer in parts: from the model when there is one, else quotes from the site. */
export async function* answerTexts(
  parts: AssistantParts,
  ctx: ServiceContext,
  asked: Omit<Asked, 'site'>,
): AsyncGenerator<string> {
  const { query, passages } = asked
  const site = parts.siteOf(ctx.siteId)
  if (passages.length === 0) return yield sayNothingFound(site.locale, wordsOf(query).length > 0)
  if (parts.config.model === undefined) return yield* quote(site.locale, passages)
  yield* withinBudget(parts, ctx, { ...asked, site })
}

/** Reserves the cost before the model is asked, and records the actual cost afterwards. */
async function* withinBudget(
  { database, config }: AssistantParts,
  ctx: ServiceContext,
  asked: Asked,
): AsyncGenerator<string> {
  const set = { siteId: ctx.siteId, who: ctx.address ?? '-', tokens: costOf(asked) }
  const day = await reserve(database, set, config.budget)
  let spent = set.tokens
  try {
    yield* askModel(config, asked, (tokens) => (spent = tokens))
  } finally {
    await recordUsage(database, { ...set, tokens: spent - set.tokens }, day)
  }
}
