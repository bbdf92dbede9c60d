export { Drawer, DrawerClose } from './drawer.tsx'
export type { DrawerCloseProps, DrawerProps } from './drawer.tsx'
