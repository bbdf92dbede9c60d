import { isolateLtr } from '@sakina/text'
import { Button } from '@sakina/ui/button'
import { CodeField } from '@sakina/ui/code-field'
import { useEffect, useRef, useState } from 'react'

import { useErrorMessage } from '../errors/error-messages.ts'
import { toText } from '../forms/field-value.ts'
import { useField } from '../forms/use-field.ts'
import { useText } from '../intl/use-text.ts'
import { useDelayedAction } from '../timing/use-delayed-action.ts'
import { showToast } from '../toasts/show-toast.ts'
import type { SendCodeState } from './use-send-code.ts'

const AGAIN_MS = 60_000

/** Formats a mobile in the groups in which people read it aloud, and an email, left to right and on one line. */
const groupDigits = (mobile: string): string =>
  isolateLtr(mobile.replace(/^(05\d)(\d{3})(\d{4})$/, '$1\u00A0$2\u00A0$3'))

type Props = {
  sending: SendCodeState
  /** The contact of a signed-in customer, which is known to receive the code. */
  own?: boolean
  /** The field of the form. */
  name?: string
  /** Whether the field takes the focus, because the button that sent the code has disappeared. */
  focused?: boolean
}

/**
 * The field for a code that was sent, bound to a field of its form, and a button for a new code after
 * a minute.
 */
export function OneTimeCodeInput({
  sending: { sent, send },
  own = false,
  name = 'code',
  focused = true,
}: Props) {
  const t = useText()
  const words = useErrorMessage()
  const { value, type, leave, frame } = useField(name, toText)
  const times = sent?.times ?? 0
  const [waited, setWaited] = useState(0)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (focused) input.current?.focus()
  }, [focused])
  useDelayedAction(waited < times, AGAIN_MS, () => setWaited(times))
  if (sent === undefined) return null
  const again = async () => {
    const error = await send(sent.contact)
    showToast(error ? words(error) : t('codes.sentAgain'))
  }
  return (
    <div className="grid gap-1">
      <CodeField
        {...frame}
        ref={input}
        label={sent.contact.includes('@') ? t('codes.emailCode') : undefined}
        hint={t(own ? 'codes.hintOwn' : 'codes.hint', { mobile: groupDigits(sent.contact) })}
        required
        value={value}
        onValueChange={type}
        onBlur={leave}
      />
      {waited < times ? (
        <p className="m-0 text-small text-text-muted">{t('codes.againSoon')}</p>
      ) : (
        <Button variant="quiet" className="-ms-5 justify-self-start" onClick={() => void again()}>
          {t('codes.again')}
        </Button>
      )}
    </div>
  )
}
