import type { BlockProps } from '../define.ts'
import type { AccountProps } from './schema.ts'
import { strings } from './strings.ts'

/** One step of having an account. The browser's runtime acts on `data-account`. */
export function Account({ props: { step, heading, lead }, page }: BlockProps<AccountProps>) {
  const words = strings[page.locale]
  // The block is the last part of a page whose first heading is another block's.
  const Heading = step === 'sign-out' ? 'h2' : 'h1'
  return (
    <section className="wrap section">
      <Heading className="title">{heading}</Heading>
      {lead && <p className="lead">{lead}</p>}
      {step === 'callback' ? <Callback page={page} /> : <Actions step={step} page={page} />}
      {step !== 'sign-up' && (
        <noscript>
          <p className="lead">{words.noScript}</p>
        </noscript>
      )}
    </section>
  )
}

type Page = Pick<BlockProps, 'page'>

function Actions({ step, page }: Page & { step: AccountProps['step'] }) {
  const words = strings[page.locale]
  // The account pages have no prefix of their own.
  const inLanguage = page.base === '' ? '' : `?lang=${page.locale}`
  return (
    <div className="mt-8 flex flex-wrap items-center gap-6">
      {step === 'sign-in' && (
        <>
          <a className="button" href={`/account/sign-in${inLanguage}`} data-account="sign-in">
            {words.signIn}
          </a>
          <a className="link-more" href="/Register">
            {words.toSignUp}
          </a>
        </>
      )}
      {step === 'sign-up' && (
        <>
          <a className="button" href={`/account/sign-up${inLanguage}`}>
            {words.signUp}
          </a>
          <a className="link-more" href="/Login">
            {words.toSignIn}
          </a>
        </>
      )}
      {step === 'sign-out' && (
        <button className="button button-quiet" type="button" data-account="sign-out">
          {words.signOut}
        </button>
      )}
    </div>
  )
}

/** The first child is shown while the sign-in is being finished, the others when it cannot be. */
function Callback({ page }: Page) {
  const words = strings[page.locale]
  return (
    <div role="status">
      <p className="lead" data-account="callback">
        {words.working}
      </p>
      <p className="lead" hidden>
        {words.failed}
      </p>
      <p className="mt-8" hidden>
        <a className="button" href="/Login">
          {words.again}
        </a>
      </p>
    </div>
  )
}
