// Tones that only rooms use: the view from the windows, and the walls by service. Each one is a custom
// property of art.css with the value of the light theme as fallback.
export const sky = 'var(--sk-art-sky,#cfe6ea)'
/** The tone of the evening sky behind the windows of a room. */
export const dusk = 'var(--sk-art-dusk,#efb078)'
/** The tone of the night sky behind the windows of a room. */
export const night = 'var(--sk-art-night,#2b3f73)'

/** The tones that the walls of a room can have. */
export const wallColors = {
  palm: 'var(--sk-art-wall-palm,#dcebe2)',
  saffron: 'var(--sk-art-wall-saffron,#fbecc9)',
  indigo: 'var(--sk-art-wall-indigo,#e2e7f4)',
  terracotta: 'var(--sk-art-wall-terracotta,#f8e1d5)',
} as const
