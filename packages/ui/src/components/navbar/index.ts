export { Navbar } from './navbar.tsx'
export type { NavbarAccount, NavbarProps } from './navbar.tsx'
export type { NavbarEntry } from './entries.tsx'
