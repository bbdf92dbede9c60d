// Every tone is a custom property of art.css with the value of the light theme as fallback. It is set as a
// presentation attribute, so it works with a strict style-src and before the CSS arrives.
export const line = 'var(--sk-art-line,#0b5345)'
export const paper = 'var(--sk-art-paper,#fff)'
export const sand = 'var(--sk-art-sand,#f3e9d9)'
export const wall = 'var(--sk-art-wall,#ecdcc0)'
export const clay = 'var(--sk-art-clay,#d8bd90)'
export const wood = 'var(--sk-art-wood,#b57a3c)'
export const leaf = 'var(--sk-art-leaf,#2f7d68)'
export const mint = 'var(--sk-art-mint,#c3ded2)'
export const saffron = 'var(--sk-art-saffron,#e3a12f)'
export const glow = 'var(--sk-art-glow,#fce6b4)'
export const bark = 'var(--sk-art-bark,#8a5a2c)'
export const halo = 'var(--sk-art-halo,#f9e0a8)'
export const sun = 'var(--sk-art-sun,#fbe7bd)'
// The dark tone for details on saffron or glow, which stay light in every theme.
export const ink = 'var(--sk-art-ink,#2b1b00)'
// The red of the weave, which no other drawing uses.
export const sadu = 'var(--sk-art-sadu,#9e2b25)'
// The pale tone of undyed yarn on the green of the weave, the same in every theme.
export const thread = 'var(--sk-art-thread,#fff)'
