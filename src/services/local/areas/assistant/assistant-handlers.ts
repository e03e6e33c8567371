import { chat } from '#schemas/services/assistant.ts'
import { type Handler, streamHandler } from '../../calls/handler.ts'
import type { AssistantParts } from './answer-texts.ts'
import { logInIdentityHandler, readIdentityHandler } from './assistant-identity.ts'
import { Chat } from './chat.ts'
import { deleteConversationHandler, listMessagesHandler } from './conversation.ts'

/** The assistant: its own identities, answers with their sources, and past conversations. */
export function assistantHandlers(parts: AssistantParts): Handler[] {
  const answering = new Chat(parts)
  return [
    logInIdentityHandler,
    readIdentityHandler,
    streamHandler(chat, (context, input) => answering.serve(context, input)),
    listMessagesHandler,
    deleteConversationHandler,
  ]
}
