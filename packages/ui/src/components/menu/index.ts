export { Menu } from './menu.tsx'
export type { MenuEntry, MenuItem, MenuProps } from './menu.tsx'
