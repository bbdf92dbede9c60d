export { Portrait } from './portrait.tsx'
export type { PortraitProps } from './portrait.tsx'
export type { PortraitJob } from './appearance.ts'
export type { PortraitGround } from './colors.ts'
