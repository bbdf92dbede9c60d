import { useState } from 'react'
import type { ReactNode } from 'react'

const words = { ar: { copied: 'نُسخ', copy: 'نسخ' }, en: { copied: 'Copied', copy: 'Copy' } } as const

/** Shows the name of a token or class with a button that copies it. */
export function CopyableText({ text, locale }: { text: string; locale: 'ar' | 'en' }): ReactNode {
  const [copied, setCopied] = useState(false)
  const { copy, copied: done } = words[locale]
  return (
    <>
      <button
        type="button"
        aria-label={`${copy} ${text}`}
        onBlur={() => setCopied(false)}
        onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
        className="min-h-touch rounded-small px-2 text-start text-text hover:bg-subtle"
      >
        <bdi dir="ltr" className="font-code text-caption">
          {text}
        </bdi>
      </button>
      <span role="status" className="text-caption text-primary">
        {copied ? done : ''}
      </span>
    </>
  )
}
