import { z } from 'zod'
import type { Budget } from './budget.ts'

/** The model that answers, when there is one: any that speaks the API of OpenAI. */
export const AssistantEnvironment = z.object({
  ASSISTANT_MODEL_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://model.example.id/v1' })
    .optional(),
  ASSISTANT_MODEL_KEY: z.string().min(1).optional(),
  ASSISTANT_MODEL: z.string().min(1).default('default'),
  ASSISTANT_DAILY_TOKENS: z.coerce.number().int().min(0).default(500_000),
  ASSISTANT_DAILY_TOKENS_EACH: z.coerce.number().int().min(0).default(20_000),
})

export interface AssistantConfig {
  model: { url: string; key: string | undefined; name: string } | undefined
  budget: Budget
  /** The way to the model: fetch, as the package that speaks to it calls it. */
  fetch: typeof fetch
}

/** How the assistant answers, from what the environment says. */
export const toAssistantConfig = (
  environment: z.output<typeof AssistantEnvironment>,
  send: typeof fetch,
): AssistantConfig => ({
  model:
    environment.ASSISTANT_MODEL_URL === undefined
      ? undefined
      : {
          url: environment.ASSISTANT_MODEL_URL,
          key: environment.ASSISTANT_MODEL_KEY,
          name: environment.ASSISTANT_MODEL,
        },
  budget: {
    site: environment.ASSISTANT_DAILY_TOKENS,
    each: environment.ASSISTANT_DAILY_TOKENS_EACH,
  },
  fetch: send,
})
