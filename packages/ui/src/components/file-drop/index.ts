export { FileDrop } from './file-drop.tsx'
export type { FileDropProps } from './file-drop.tsx'
export type { FileDropItem } from './file-drop-item.ts'
