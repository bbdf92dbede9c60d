'use client'
import type { ReactNode } from 'react'
import { fillSlot } from '../../internal/slot.ts'
import type { SlotElement } from '../../internal/slot.ts'
import type { WindowState } from '../../internal/window.tsx'
import { Button } from '../button/button.tsx'
import { Code } from '../code/code.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { useKit } from '../provider/context.ts'
import { QuoteLines } from '../quote-lines/quote-lines.tsx'
import type { QuoteLinesProps } from '../quote-lines/quote-lines.tsx'

export interface QuoteLinesPopupProps extends WindowState {
  /** The number of the contract it is about. */
  contractNumber?: string | undefined
  /** `undefined` while it is worked out. */
  quote: QuoteLinesProps['quote']
  /** Asks again; given where it could not be had. */
  onRetry?: QuoteLinesProps['onRetry']
  /** Why it cannot be done at all; in the place of the lines. */
  refusal?: QuoteLinesProps['refusal']
  /** An `<a>` or a router's link to where the request is filled in and sent; offered once the quote is there. */
  request?: SlotElement | undefined
}

/** What a request would cost or give back, line by line, before anything is filled in or sent. */
export function QuoteLinesPopup({
  open,
  onOpenChange,
  contractNumber,
  quote,
  onRetry,
  refusal,
  request,
  ...rest
}: QuoteLinesPopupProps): ReactNode {
  const words = useKit('QuoteLinesPopup').strings.quoteLinesPopup
  const goesOn = request && quote && !refusal
  return (
    <Dialog
      {...rest}
      open={open}
      onOpenChange={onOpenChange}
      title={words.title}
      description={
        contractNumber === undefined ? (
          words.description
        ) : (
          <>
            {words.contract} <Code value={contractNumber} />
          </>
        )
      }
      footer={
        <>
          {goesOn && <Button asChild>{fillSlot(request, '', words.request)}</Button>}
          <Button variant={goesOn ? 'quiet' : 'secondary'} onClick={() => onOpenChange(false)}>
            {words.close}
          </Button>
        </>
      }
    >
      <QuoteLines quote={quote} onRetry={onRetry} refusal={refusal} />
    </Dialog>
  )
}
