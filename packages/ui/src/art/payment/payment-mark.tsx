import type { ReactNode } from 'react'
import type { ArtProps } from '../scene.tsx'

const text = 'var(--sk-color-text,#1b2523)'

/** The brand of a payment mark. */
export type PaymentBrand = 'mada' | 'visa' | 'mastercard' | 'apple_pay'

// The marks in the colours of their brands. Dark letters turn light on a dark surface.
const marks: Record<PaymentBrand, ReactNode> = {
  mada: (
    <>
      <path fill="#259bd6" d="M7 8.5H26V15H7Z" />
      <path fill="#84b740" d="M7 17H26V23.5H7Z" />
      <g fill="none" stroke={text} strokeWidth="1.4" strokeLinecap="round" strokeLinejoin="round">
        <path d="M50.6 13.2H42.8M46 13.2Q46.2 9.8 43.8 8.2M39.2 8.8q-3-1.2-3.2.6t2.4 1.9q-.2 2.3-3 2.3q-3 0-2.6-2.7" />
        <path d="M29.5 24.3V21q0-1.5 1.5-1.5t1.5 1.5V24.3M32.5 21q0-1.5 1.5-1.5t1.5 1.5V24.3M42.1 19.6V24.3M48.5 17.2V24.3M54.9 19.6V24.3" />
        <circle cx="50.6" cy="11.5" r="1.7" />
        <circle cx="40" cy="22" r="2.1" />
        <circle cx="46.4" cy="22" r="2.1" />
        <circle cx="52.8" cy="22" r="2.1" />
      </g>
    </>
  ),
  visa: (
    <path
      fill="var(--sk-art-visa,#1434cb)"
      transform="translate(9 -5)scale(1.75)"
      d="M9.112 8.262L5.97 15.758H3.92L2.374 9.775c-.094-.368-.175-.503-.461-.658C1.447 8.864.677 8.627 0 8.479l.046-.217h3.3a.904.904 0 0 1 .894.764l.817 4.338 2.018-5.102zm8.033 5.049c.008-1.979-2.736-2.088-2.717-2.972.006-.269.262-.555.822-.628a3.66 3.66 0 0 1 1.913.336l.34-1.59a5.207 5.207 0 0 0-1.814-.333c-1.917 0-3.266 1.02-3.278 2.479-.012 1.079.963 1.68 1.698 2.04.756.367 1.01.603 1.006.931-.005.504-.602.725-1.16.734-.975.015-1.54-.263-1.992-.473l-.351 1.642c.453.208 1.289.39 2.156.398 2.037 0 3.37-1.006 3.377-2.564m5.061 2.447H24l-1.565-7.496h-1.656a.883.883 0 0 0-.826.55l-2.909 6.946h2.036l.405-1.12h2.488zm-2.163-2.656l1.02-2.815.588 2.815zm-8.16-4.84l-1.603 7.496H8.34l1.605-7.496z"
    />
  ),
  mastercard: (
    <>
      <circle cx="24" cy="16" r="10" fill="#eb001b" />
      <circle cx="36" cy="16" r="10" fill="#f79e1b" />
      <path fill="#ff5f00" d="M30 8a10 10 0 0 1 0 16a10 10 0 0 1 0-16Z" />
    </>
  ),
  apple_pay: (
    <g fill={text}>
      <path d="M18.6 9.2q1.3-1.3 1.2-3.2q-1.8.1-3 1.5-1.2 1.3-1 3.1 1.7.1 2.8-1.4ZM19.8 11q-1.4-.1-2.7.7-1 .5-1.8.1-1.4-.8-2.6-.7-2 .1-3.2 1.8-2.2 3.5.6 8.1 1.4 2.2 2.9 2.1.8 0 1.6-.4 1.4-.6 2.8 0 .8.4 1.6.3 2.3-.3 3.8-4.2-2.4-1.1-2.4-3.5.1-2.1 1.9-3.2-1-1.4-2.5-1.1Z" />
      <path
        fill="none"
        stroke={text}
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M29 22V12H32.4a3 3 0 0 1 0 6.1H29M43.4 15.9V22M43.4 18.9a2.9 3.1 0 1 1-5.8 0a2.9 3.1 0 1 1 5.8 0M46 15.9l2.9 6M51.8 15.9l-3.4 7.6q-.6 1.4-2 1.4"
      />
    </g>
  ),
}

interface PaymentMarkProps extends ArtProps {
  brand: PaymentBrand
}

/** Draws the mark of a payment brand. */
export function PaymentMark({ brand, title, className }: PaymentMarkProps): ReactNode {
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
      {marks[brand]}
    </svg>
  )
}
