import type { CSSProperties } from 'react'

const line = '1px solid var(--sk-color-border)'

/** A list whose rows stand in one frame. */
export const framedRows: CSSProperties = {
  margin: 0,
  maxInlineSize: '42rem',
  overflow: 'clip',
  border: line,
  borderRadius: 'var(--sk-radius-card)',
  padding: 0,
  listStyle: 'none',
}

/** A row below another one. */
export const rowBelow: CSSProperties = { borderBlockStart: line }
