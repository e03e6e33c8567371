export { DiscForm as Island } from './disc-form.tsx'
