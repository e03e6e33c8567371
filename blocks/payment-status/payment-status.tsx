import type { ReactNode } from 'react'
import type { BlockProps } from '../define.ts'
import type { PaymentStatusProps } from './schema.ts'
import { strings } from './strings.ts'
import { Receipt } from './status-receipt.tsx'

/** One state of a payment; all but the first are hidden until the browser's runtime knows which it is. */
interface PanelProps {
  state: keyof (typeof strings)['id']['headings']
  page: BlockProps['page']
  isFirst?: boolean
  children: ReactNode
}

function Panel({ state, page, isFirst = false, children }: PanelProps) {
  const t = strings[page.locale]
  return (
    <div
      className="payment-status-panel"
      data-state={state}
      data-heading={t.headings[state]}
      hidden={!isFirst}
    >
      <p className="lead">{t.texts[state]}</p>
      {children}
    </div>
  )
}

/**
 * How the payment that the address names stands. The browser's runtime asks, and shows the panel of the answer; without
 * scripts it says what a visitor can do.
 */
export function PaymentStatus({ props, page }: BlockProps<PaymentStatusProps>) {
  const t = strings[page.locale]
  const all = props.payments && (
    <a className="link-more" href={props.payments}>
      {t.payments}
    </a>
  )
  return (
    <section
      className="wrap section payment-status"
      data-part="payment"
      data-payment="return"
      data-path={props.class}
      data-chapter={props.chapter}
    >
      <h1 className="title">{t.headings.checking}</h1>
      <div role="status">
        <Panel state="checking" page={page} isFirst>
          <noscript>
            <p className="notice">{t.noScript}</p>
          </noscript>
        </Panel>
        <Pending page={page}>{all}</Pending>
        <Panel state="paid" page={page}>
          <Receipt page={page} />
          <p className="payment-status-actions">
            <a className="button" href={page.base || '/'} data-status="open" hidden>
              {t.open}
            </a>
            <button
              type="button"
              className="button button-quiet"
              data-part="payment"
              data-payment="print"
              hidden
            >
              {t.print}
            </button>
            {all}
          </p>
        </Panel>
        <Ended state="failed" page={page}>
          {all}
        </Ended>
        <Ended state="expired" page={page}>
          {all}
        </Ended>
        <Panel state="unknown" page={page}>
          <p className="payment-status-actions">
            {all ?? (
              <a className="link-more" href={page.base || '/'}>
                {t.home}
              </a>
            )}
          </p>
        </Panel>
        <Panel state="unreachable" page={page}>
          <p className="payment-status-actions">
            <button type="button" className="button" data-status-action="check">
              {t.check}
            </button>
            {all}
          </p>
        </Panel>
      </div>
    </section>
  )
}

type EndProps = Pick<PanelProps, 'page' | 'children'>

/** What waits for money: it is asked about again by itself for a minute, and then by the button. */
function Pending({ page, children }: EndProps) {
  const t = strings[page.locale]
  return (
    <Panel state="pending" page={page}>
      <p data-status="asking">{t.asking}</p>
      <p data-status="silent" hidden>
        {t.silent}
      </p>
      <p className="payment-status-actions">
        <a className="button" href={page.base || '/'} data-status="pay" hidden>
          {t.goOn}
        </a>
        <button type="button" className="button button-quiet" data-status-action="check">
          {t.check}
        </button>
        {children}
      </p>
    </Panel>
  )
}

/** What ended without money, and the way to pay once more. */
function Ended({ state, page, children }: EndProps & { state: 'failed' | 'expired' }) {
  const t = strings[page.locale]
  return (
    <Panel state={state} page={page}>
      <p className="payment-status-actions">
        <button type="button" className="button" data-status-action="repay">
          {t.repay}
        </button>
        {children}
      </p>
      <p role="alert" className="payment-status-refused" />
    </Panel>
  )
}
