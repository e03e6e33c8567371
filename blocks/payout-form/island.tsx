export { PayoutForm as Island } from './payout-form.tsx'
