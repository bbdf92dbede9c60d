import type { ArtProps } from '../scene.tsx'

// Text tiles in the typeface and colours of the kit. They name a payment method and copy no trade mark.
const lettering = {
  mada: 'mada',
  visa: 'VISA',
  mastercard: 'Mastercard',
  apple_pay: 'Apple Pay',
} as const

/** The brand of a payment mark. */
export type PaymentBrand = keyof typeof lettering

interface PaymentMarkProps extends ArtProps {
  brand: PaymentBrand
}

/** Draws the mark of a payment brand. */
export function PaymentMark({ brand, title, className }: PaymentMarkProps) {
  const letters = lettering[brand]
  return (
    <svg
      width="60"
      height="32"
      viewBox="0 0 60 32"
      className={className}
      data-art="payment"
      role={title === undefined ? undefined : 'img'}
      aria-label={title}
      aria-hidden={title === undefined ? true : undefined}
    >
      <rect
        x=".5"
        y=".5"
        width="59"
        height="31"
        rx="5.5"
        fill="var(--sk-color-surface,#fff)"
        stroke="var(--sk-color-border,#e9dfd0)"
      />
      <text
        x="30"
        y={letters.length > 4 ? 19.8 : 21}
        fill="var(--sk-color-text,#1b2523)"
        fontSize={letters.length > 4 ? 10.5 : 14}
        textLength={letters.length > 4 ? 52 : undefined}
        fontWeight="600"
        textAnchor="middle"
        direction="ltr"
      >
        {letters}
      </text>
    </svg>
  )
}
