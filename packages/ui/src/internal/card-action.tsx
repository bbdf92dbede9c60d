import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { Button } from '../components/button/button.tsx'
import type { ButtonProps } from '../components/button/button.tsx'
import { fillSlot } from './slot.ts'
import type { SlotElement } from './slot.ts'

/** An action of a card: a link to a page, or a callback. */
export type CardAction = ({ readonly link: SlotElement } | { readonly onSelect: () => void }) & {
  /** Identifies the action within the card. */
  readonly id: string
  /** The label, which begins with a verb. Screen readers hear the number of the item after it. */
  readonly label: string
  readonly icon?: ReactNode
  /** Shows the action as the filled button. */
  readonly primary?: boolean | undefined
}

interface CardActionProps {
  action: CardAction
  /**
   * The name of the item, added to the label for screen readers, because all cards of a list have the same
   * actions.
   */
  subject: string
}

interface CardActionButtonProps extends CardActionProps {
  variant?: ButtonProps['variant']
  size?: ButtonProps['size']
  className?: string
}

/** Draws the button or link of an action on a card. */
export function CardActionButton({
  action,
  subject,
  variant = 'quiet',
  size = 'sm',
  className,
}: CardActionButtonProps): ReactNode {
  const { label, icon } = action
  const looks = {
    variant,
    size,
    className,
    icon,
    'aria-label': `${label}: ${subject}`,
  } as const
  if ('link' in action)
    return (
      <Button {...looks} asChild>
        {fillSlot(action.link, '', label)}
      </Button>
    )
  return (
    <Button {...looks} onClick={action.onSelect}>
      {label}
    </Button>
  )
}

const item = cva(
  'sk:flex sk:min-h-touch sk:w-full sk:cursor-pointer sk:items-center sk:gap-3 sk:rounded-small sk:px-3 sk:py-1.5 sk:text-start sk:text-body sk:no-underline',
  {
    variants: {
      tone: {
        plain: 'sk:text-text sk:hover:bg-primary-soft sk:hover:text-on-primary-soft',
        danger: 'sk:text-danger sk:hover:bg-danger-soft sk:hover:text-on-danger-soft',
      },
    },
  },
)

/** The action as an item of the menu. */
export function CardActionItem({
  action,
  subject,
  tone = 'plain',
}: CardActionProps & { tone?: 'plain' | 'danger' | undefined }): ReactNode {
  const { label, icon } = action
  const name = { 'aria-label': `${label}: ${subject}` }
  const content = (
    <>
      {icon && <span className="sk:inline-flex sk:shrink-0 sk:text-[1.1em]">{icon}</span>}
      {label}
    </>
  )
  if ('link' in action) return fillSlot(action.link, item({ tone }), content, name)
  return (
    <button type="button" {...name} className={item({ tone })} onClick={action.onSelect}>
      {content}
    </button>
  )
}
