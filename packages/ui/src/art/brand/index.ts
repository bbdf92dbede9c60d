export { Lockup } from './lockup.tsx'
export { LogoMark } from './sign.tsx'
