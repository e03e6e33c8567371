import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider, { type ClientMetadata } from 'oidc-provider'

/** The claims of the provider about a person, besides their subject. */
export interface Claims {
  name?: string
  email?: string | undefined
  email_verified?: boolean | undefined
}

/** An OpenID Connect provider on this machine, where people sign in by their name alone. */
export interface IdentityProvider {
  issuer: string
  /** By subject. */
  people: Map<string, Claims>
  /** Accepts these clients only. */
  register(clients: ClientMetadata[]): void
  /** Holds every answer back until this resolves. */
  isDown: boolean
  close(): Promise<void>
}

export async function openIdentityProvider(): Promise<IdentityProvider> {
  let answer: (request: IncomingMessage, response: ServerResponse) => void = () => undefined
  const server = createServer((request, response) =>
    provider.isDown ? void request.socket.destroy() : answer(request, response),
  )
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const people = new Map<string, Claims>()
  const provider: IdentityProvider = {
    issuer: `http://127.0.0.1:${port}`,
    people,
    isDown: false,
    register(clients) {
      const oidc = toProvider(provider, clients)
      const handle = oidc.callback()
      answer = (request, response) =>
        void (request.url?.startsWith('/interaction/') === true
          ? interact(oidc, request, response)
          : handle(request, response))
    },
    async close() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
  return provider
}

const toProvider = ({ issuer, people }: IdentityProvider, clients: ClientMetadata[]): Provider =>
  new Provider(issuer, {
    clients,
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    features: { devInteractions: { enabled: false } },
    cookies: { keys: ['a key that only tests know'] },
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
    pkce: { required: () => true },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: (_ctx, sub) => ({
      accountId: sub,
      claims: async () => ({ sub, ...people.get(sub) }),
    }),
    // Grants every client access without a question.
    async loadExistingGrant({ oidc }) {
      const { client, session, provider } = oidc
      const grant = new provider.Grant({
        clientId: client?.clientId ?? '',
        accountId: session?.accountId ?? '',
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })

/** The page where a person identifies: `?as=` a subject, without one the sign-in is declined. */
async function interact(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const accountId = new URL(request.url ?? '', provider.issuer).searchParams.get('as')
  const result =
    accountId === null
      ? { error: 'access_denied', error_description: 'They will not say.' }
      : { login: { accountId } }
  await provider.interactionFinished(request, response, result)
}
