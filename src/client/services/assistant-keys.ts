/** Keys of local storage that the assistant has, part of the contract as those of keys.ts. */
export const assistantKeys = {
  token: 'assistant_token',
  conversation: 'assistant_conversation_id',
  history: 'assistant_conversation_history',
} as const
