import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { Button } from '../components/button/button.tsx'
import type { ButtonProps } from '../components/button/button.tsx'
import { fillSlot } from './slot.ts'
import type { SlotElement } from './slot.ts'

/** What one can do with the thing on a card: it leads somewhere, or it does something here. */
export type CardAction = ({ readonly link: SlotElement } | { readonly onSelect: () => void }) & {
  /** Tells the acts of one card apart. */
  readonly id: string
  /** The act, beginning with its verb; a screen reader hears after it the number of what it is done to. */
  readonly label: string
  readonly icon?: ReactNode
  /** Drawn as the filled button. */
  readonly primary?: boolean | undefined
}

interface CardActionProps {
  action: CardAction
  /** Unseen after the act, the thing it is done to: cards of a list have the same acts. */
  subject: string
}

interface CardActionButtonProps extends CardActionProps {
  variant?: ButtonProps['variant']
  className?: string
}

export function CardActionButton({
  action,
  subject,
  variant = 'quiet',
  className,
}: CardActionButtonProps): ReactNode {
  const { label, icon } = action
  const looks = {
    variant,
    size: 'sm',
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

/** The same in the list of further acts. */
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
