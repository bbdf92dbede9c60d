export { FileDrop } from './file-drop.tsx'
export type { FileDropItem, FileDropProps } from './file-drop.tsx'
