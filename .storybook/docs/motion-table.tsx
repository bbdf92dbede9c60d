import { useState } from 'react'
import type { ReactNode } from 'react'
import tokens from '../../packages/ui/tokens/tokens.json' with { type: 'json' }
import { useDocumentTheme } from '../use-document-theme.ts'

const words = {
  ar: {
    fast: 'تلوين زر، علامة صح',
    base: 'ظهور قائمة أو تلميح',
    slow: 'صعود نافذة أو ورقة من الأسفل',
    play: 'تشغيل الحركة',
  },
  en: {
    fast: 'A button’s colour, a check mark',
    base: 'A menu or a hint appears',
    slow: 'A dialog or a sheet rises',
    play: 'Play',
  },
} as const

const speeds = { fast: 'duration-fast', base: 'duration-base', slow: 'duration-slow' } as const
const names = ['fast', 'base', 'slow'] as const

/** Every duration as an animation at real speed. */
export function MotionTable(): ReactNode {
  const { locale } = useDocumentTheme()
  const [moved, setMoved] = useState(false)
  return (
    <div className="grid gap-4 text-text">
      {names.map((name) => (
        <div key={name} className="grid items-center gap-2 sm:grid-cols-[5rem_5rem_14rem_1fr]">
          <code>{name}</code>
          <bdi dir="ltr" className="tabular-nums">
            {tokens.motion.duration[name].$value.value} ms
          </bdi>
          <span className="text-small text-text-muted">{words[locale][name]}</span>
          <span className="block h-8 rounded-full bg-subtle">
            <span
              className={`block size-8 rounded-full bg-primary motion-safe:transition-transform ${speeds[name]} ease-out ${moved ? 'translate-x-[calc(var(--sk-way)*6rem)]' : ''}`}
            />
          </span>
        </div>
      ))}
      <button
        type="button"
        onClick={() => setMoved(!moved)}
        className="min-h-touch w-fit rounded-field border border-field-border bg-surface px-5 font-semibold text-primary"
      >
        {words[locale].play}
      </button>
    </div>
  )
}
