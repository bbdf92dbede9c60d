export { Menu } from './menu.tsx'
export type {
  MenuCheckboxItem,
  MenuEntry,
  MenuItem,
  MenuProps,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSubmenu,
} from './menu.tsx'
