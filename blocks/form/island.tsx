export { FormBlock as Island } from './form-block.tsx'
