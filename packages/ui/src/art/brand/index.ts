export { Lockup } from './lockup.tsx'
export { Sign } from './sign.tsx'
