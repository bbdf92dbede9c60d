'use client'
import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { useKit } from '../provider/context.ts'

export type PasswordStrength = 0 | 1 | 2 | 3 | 4

const bar = cva('h-1.5 flex-1 rounded-full', {
  variants: {
    tone: {
      0: 'bg-danger forced:bg-[CanvasText]',
      1: 'bg-danger forced:bg-[CanvasText]',
      2: 'bg-warning forced:bg-[CanvasText]',
      3: 'bg-success forced:bg-[CanvasText]',
      4: 'bg-success forced:bg-[CanvasText]',
      off: 'bg-border contrast:border contrast:border-field-border contrast:bg-surface forced:border forced:border-[GrayText] forced:bg-[Canvas]',
    },
  },
})

const names = ['none', 'weak', 'fair', 'good', 'strong'] as const

/** Four bars and the word for them: the word is what counts, and what is announced. */
export function Strength({ of, advice }: { of: PasswordStrength; advice: ReactNode }): ReactNode {
  const { strings } = useKit('PasswordField')
  const words = strings.passwordField
  return (
    <div className="grid gap-1 text-small">
      <div aria-hidden className="flex gap-1.5">
        {[1, 2, 3, 4].map((step) => (
          <span key={step} className={bar({ tone: step <= Math.max(of, 1) ? of : 'off' })} />
        ))}
      </div>
      <div aria-live="polite" className="text-text-muted">
        {words.strength}: <strong className="font-semibold text-text">{words[names[of]]}</strong>
        {advice && <span className="block">{advice}</span>}
      </div>
    </div>
  )
}
