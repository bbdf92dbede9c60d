import type { ReactElement, ReactNode } from 'react'

const drawn = (className: string): ReactElement => (
  <svg viewBox="0 0 1124 1256" fill="currentColor" aria-hidden className={className}>
    <path d="M700 1113c-20 44-34 93-39 143l425-90c20-44 33-93 38-143zM1086 896c20-45 33-93 38-144l-331 70V687l293-62c20-44 33-93 38-143l-331 70V66c-50 29-95 67-132 111v403l-132 28V0c-51 28-96 66-132 111v526l-296 63c-20 44-34 92-39 143l335-71v170L38 1018c-20 45-33 93-38 144l375-80c30-6 57-24 74-49l69-102c7-11 11-23 11-37V744l132-28v270z" />
  </svg>
)

// Created once, so that a page of prices that renders again does not render it again.
const sign = drawn('sk:inline-block sk:h-[0.78em] sk:w-auto sk:shrink-0')

/**
 * The riyal sign (U+20C1), drawn as a picture because no usable font has it. It is as high as the digits
 * beside it, as the guide of the central bank asks.
 */
export function RiyalSign({ className }: { className?: string | undefined }): ReactNode {
  return className === undefined ? sign : drawn(className)
}
