export { Icon } from './icon.tsx'
export type { IconProps } from './icon.tsx'
export type { IconArt } from './icon-art.ts'
export * from './generated/icons.ts'
