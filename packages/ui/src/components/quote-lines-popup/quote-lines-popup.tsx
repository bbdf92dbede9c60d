'use client'
import type { ReactNode } from 'react'
import { fillSlot } from '../../internal/slot.ts'
import type { SlotElement } from '../../internal/slot.ts'
import type { ControlledModalProps } from '../../internal/modal-window.tsx'
import { Button } from '../button/button.tsx'
import { Code } from '../code/code.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { useKit } from '../provider/context.ts'
import { QuoteLines } from '../quote-lines/quote-lines.tsx'
import type { QuoteLinesProps } from '../quote-lines/quote-lines.tsx'

export interface QuoteLinesPopupProps extends ControlledModalProps {
  /** The number of the contract. */
  contractNumber?: string | undefined
  /** `undefined` while it is being calculated. */
  quote: QuoteLinesProps['quote']
  /** Called by the retry button. Pass it when the quote could not be loaded. */
  onRetry?: QuoteLinesProps['onRetry']
  /** The reason why the request is impossible, shown in place of the lines. */
  refusal?: QuoteLinesProps['refusal']
  /** An `<a>` or a router's link to the request form. It appears once the quote is loaded. */
  request?: SlotElement | undefined
}

/** Shows the cost or refund of a request, line by line, before the customer fills in the form. */
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
