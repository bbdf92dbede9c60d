export { Lockup } from './lockup.tsx'
export { LogoMark } from './logo-mark.tsx'
