export { ThemeSwitch } from './theme-switch.tsx'
export type { Theme, ThemeSwitchProps } from './theme-switch.tsx'
