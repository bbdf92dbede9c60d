'use client'
import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { useKit } from '../provider/context.ts'

export type PasswordStrength = 0 | 1 | 2 | 3 | 4

const bar = cva('sk:h-1.5 sk:flex-1 sk:rounded-full', {
  variants: {
    tone: {
      0: 'sk:bg-danger sk:forced:bg-[CanvasText]',
      1: 'sk:bg-warning sk:forced:bg-[CanvasText]',
      2: 'sk:bg-warning sk:forced:bg-[CanvasText]',
      3: 'sk:bg-success sk:forced:bg-[CanvasText]',
      4: 'sk:bg-success sk:forced:bg-[CanvasText]',
      off: 'sk:bg-border sk:contrast:border sk:contrast:border-field-border sk:contrast:bg-surface sk:forced:border sk:forced:border-[GrayText] sk:forced:bg-[Canvas]',
    },
  },
})

const names = ['none', 'acceptable', 'fair', 'good', 'strong'] as const

/** Four bars and the word for the strength. Screen readers hear the word. */
export function StrengthMeter({ of, advice }: { of: PasswordStrength; advice: ReactNode }): ReactNode {
  const { strings } = useKit('PasswordField')
  const words = strings.passwordField
  return (
    <div className="sk:grid sk:gap-1 sk:text-small">
      <div aria-hidden className="sk:flex sk:gap-1.5">
        {[1, 2, 3, 4].map((step) => (
          <span key={step} className={bar({ tone: step <= Math.max(of, 1) ? of : 'off' })} />
        ))}
      </div>
      <div aria-live="polite" aria-atomic="true" className="sk:text-text-muted">
        {words.strength}: <strong className="sk:font-semibold sk:text-text">{words[names[of]]}</strong>
        {advice && <span className="sk:block">{advice}</span>}
      </div>
    </div>
  )
}
