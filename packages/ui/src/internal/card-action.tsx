import type { ReactNode } from 'react'
import { Button } from '../components/button/button.tsx'
import type { ButtonProps } from '../components/button/button.tsx'
import { Icon } from '../components/icon/icon.tsx'
import type { IconArt } from '../components/icon/icon-art.ts'
import { classes } from './class-names.ts'
import { fillSlot } from './slot.ts'
import type { SlotElement } from './slot.ts'

/** What one can do with the thing on a card: it leads somewhere, or it does something here. */
export type CardAction = { readonly link: SlotElement } | { readonly onPress: () => void }

/** A row of quiet acts reaches over the edge by a button's padding, so that their words stand below the text above; one that begins with a bordered act does not. */
export const actsRow = (beginsBordered: boolean): string =>
  classes('sk:flex sk:flex-wrap sk:gap-x-1', beginsBordered ? '' : 'sk:-ms-3.5')

interface CardActionButtonProps {
  action: CardAction
  /** The act, and after it, unseen, the thing it is done to: cards of a list have the same acts. */
  label: string
  subject: string
  icon: IconArt
  variant?: ButtonProps['variant']
}

export function CardActionButton({
  action,
  label,
  subject,
  icon,
  variant = 'quiet',
}: CardActionButtonProps): ReactNode {
  const looks = {
    variant,
    size: 'sm',
    icon: <Icon of={icon} />,
    'aria-label': `${label}: ${subject}`,
  } as const
  if ('link' in action)
    return (
      <Button {...looks} asChild>
        {fillSlot(action.link, '', label)}
      </Button>
    )
  return (
    <Button {...looks} onClick={action.onPress}>
      {label}
    </Button>
  )
}
