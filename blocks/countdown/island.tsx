export { Countdown as Island } from './countdown.tsx'
