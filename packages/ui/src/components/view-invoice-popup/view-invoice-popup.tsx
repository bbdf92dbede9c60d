'use client'
import type { ReactNode } from 'react'
import type { ControlledModalProps } from '../../internal/modal-window.tsx'
import { Alert } from '../alert/alert.tsx'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { ErrorState } from '../error-state/error-state.tsx'
import { creditCardIcon, printerIcon } from '../icon/generated/icons.ts'
import { Icon } from '../icon/icon.tsx'
import type { InvoiceSheetProps } from '../invoice-sheet/invoice-sheet.tsx'
import { InvoiceSheet, InvoiceSheetSkeleton } from '../invoice-sheet/invoice-sheet.tsx'
import { useKit } from '../provider/context.ts'
import { SkeletonGroup } from '../skeleton/skeleton.tsx'

export interface ViewInvoicePopupProps
  extends ControlledModalProps, Pick<InvoiceSheetProps, 'beside' | 'logo'> {
  /** `undefined` while it loads. */
  invoice: InvoiceSheetProps['invoice'] | undefined
  /** Called by the retry button. Pass it when the invoice could not be loaded. */
  onRetry?: (() => void) | undefined
  /** Called by the print button; pass `window.print`. */
  onPrint: () => void
  /** Called by the pay button. Pass it when an amount is left to pay. */
  onPay?: (() => void) | undefined
  /** True while the payment page is opening. */
  paying?: boolean | undefined
  /** The reason why the payment page could not be opened. */
  failure?: ReactNode
}

/** Shows an invoice, which can be printed and paid. */
export function ViewInvoicePopup({
  open,
  onOpenChange,
  invoice,
  beside,
  logo,
  onRetry,
  onPrint,
  onPay,
  paying = false,
  failure,
  ...rest
}: ViewInvoicePopupProps): ReactNode {
  const words = useKit('ViewInvoicePopup').strings.viewInvoicePopup
  const waiting = onRetry ? (
    <ErrorState level={3} onRetry={onRetry} />
  ) : (
    <SkeletonGroup>
      <InvoiceSheetSkeleton />
    </SkeletonGroup>
  )
  return (
    <Dialog
      {...rest}
      open={open}
      onOpenChange={onOpenChange}
      title={invoice?.isCreditNote ? words.creditTitle : words.title}
      size="lg"
      footer={
        invoice && (
          <>
            {failure && (
              <Alert tone="danger" announce className="sk:basis-full">
                {failure}
              </Alert>
            )}
            {onPay && (
              <Button loading={paying} icon={<Icon of={creditCardIcon} />} onClick={onPay}>
                {paying ? words.paying : words.pay}
              </Button>
            )}
            <Button
              variant={onPay ? 'secondary' : 'primary'}
              icon={<Icon of={printerIcon} />}
              onClick={onPrint}
            >
              {words.print}
            </Button>
          </>
        )
      }
    >
      {invoice ? <InvoiceSheet invoice={invoice} beside={beside} logo={logo} level={3} hideTitle /> : waiting}
    </Dialog>
  )
}
