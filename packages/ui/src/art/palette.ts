// The tone of outlines. Every tone of this file is a custom property of art.css with the value of
// the light theme as fallback. Used in attributes such as `fill`, it works with a strict style-src
// and without CSS.
export const line = 'var(--sk-art-line,#0b5345)'
/** The tone of paper and other white things in drawings. */
export const paper = 'var(--sk-art-paper,#fff)'
/** The sand tone of drawings. */
export const sand = 'var(--sk-art-sand,#f3e9d9)'
/** The wall tone of drawings. */
export const wall = 'var(--sk-art-wall,#ecdcc0)'
/** The clay tone of drawings. */
export const clay = 'var(--sk-art-clay,#d8bd90)'
/** The wood tone of drawings. */
export const wood = 'var(--sk-art-wood,#b57a3c)'
/** The leaf-green tone of drawings. */
export const leaf = 'var(--sk-art-leaf,#2f7d68)'
/** The mint tone of drawings. */
export const mint = 'var(--sk-art-mint,#c3ded2)'
/** The saffron tone of drawings. */
export const saffron = 'var(--sk-art-saffron,#e3a12f)'
/** The tone of lamplight in drawings. */
export const glow = 'var(--sk-art-glow,#fce6b4)'
/** The bark-brown tone of drawings. */
export const bark = 'var(--sk-art-bark,#8a5a2c)'
/** The tone of the halo around a light in drawings. */
export const halo = 'var(--sk-art-halo,#f9e0a8)'
/** The tone of the sun in drawings. */
export const sun = 'var(--sk-art-sun,#fbe7bd)'
// The dark tone for details on saffron or glow, which stay light in every theme.
export const ink = 'var(--sk-art-ink,#2b1b00)'
// The red of the weave, which no other drawing uses.
export const sadu = 'var(--sk-art-sadu,#9e2b25)'
// The pale tone of undyed yarn on the green of the weave, the same in every theme.
export const yarn = 'var(--sk-art-yarn,#fff)'
