import * as contract from '#schemas/services/assistant.ts'
import { bind, bindStream, type Binding } from '../../../service.ts'
import { type AssistantParts, Chat } from './chat.ts'
import { serveDeleteConversation, serveListMessages } from './conversation.ts'
import { serveLogInIdentity, serveReadIdentity } from './identity.ts'

/** The assistant: identities of its own, answers with their sources, and what was said. */
export function assistantBindings(parts: AssistantParts): Binding[] {
  const talk = new Chat(parts)
  return [
    bind(contract.logInIdentity, serveLogInIdentity(parts.database)),
    bind(contract.readIdentity, serveReadIdentity(parts.database)),
    bindStream(contract.chat, (ctx, input) => talk.serve(ctx, input)),
    bind(contract.listMessages, serveListMessages(parts.database)),
    bind(contract.deleteConversation, serveDeleteConversation(parts.database)),
  ]
}
