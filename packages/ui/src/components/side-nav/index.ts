export { SideNav } from './side-nav.tsx'
export type { SideNavItem, SideNavProps } from './side-nav.tsx'
