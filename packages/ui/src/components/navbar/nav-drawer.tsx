'use client'
import { useEffect, useEffectEvent } from 'react'
import type { ReactNode, RefObject } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { closeIcon } from '../icon/generated/icons.ts'
import { Icon } from '../icon/icon.tsx'
import { useKit } from '../provider/context.ts'

export interface NavDrawerProps {
  id: string
  ref: RefObject<HTMLDialogElement | null>
  title: string
  onOpenChange: (open: boolean) => void
  children: ReactNode
}

/**
 * The menu on narrow screens. Before scripts run its button opens it as a popover; then it is a native
 * modal dialog, which traps focus, returns it and hides the page.
 */
export function NavDrawer({ id, ref, title, onOpenChange, children }: NavDrawerProps): ReactNode {
  const { strings } = useKit('Navbar')
  const changed = useEffectEvent(onOpenChange)
  useEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const hide = (): void => {
      if (element.open) element.close()
      else element.hidePopover()
    }
    const close = (): void => changed(false)
    const leave = ({ target }: MouseEvent): void => {
      // Closes the menu when a link inside is pressed, or the backdrop, whose events have the
      // dialog itself as their target.
      if (target === element || (target instanceof Element && target.closest('a, [data-closes]'))) hide()
    }
    const escape = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') hide()
    }
    element.addEventListener('close', close)
    element.addEventListener('click', leave)
    element.addEventListener('keydown', escape)
    return () => {
      element.removeEventListener('close', close)
      element.removeEventListener('click', leave)
      element.removeEventListener('keydown', escape)
    }
  }, [ref])
  return (
    <dialog
      ref={ref}
      id={id}
      popover="auto"
      aria-label={title}
      data-scrolls
      className="sk:my-0 sk:ms-0 sk:me-auto sk:h-dvh sk:max-h-none sk:w-[calc(100%-3rem)] sk:max-w-sm sk:overflow-y-auto sk:overscroll-contain sk:border-0 sk:border-e sk:border-border sk:bg-raised sk:p-0 sk:text-body sk:text-text sk:shadow-raised sk:backdrop:bg-scrim sk:motion-safe:transition-transform sk:motion-safe:duration-slow sk:motion-safe:ease-out sk:motion-safe:starting:translate-x-[calc(var(--sk-way)*-100%)]"
    >
      <div className="sk:flex sk:min-h-full sk:flex-col sk:gap-4 sk:p-4">
        <div className="sk:flex sk:items-center sk:justify-between sk:gap-3">
          <span className="sk:text-title sk:font-semibold">{title}</span>
          <IconButton
            data-closes
            popoverTarget={id}
            popoverTargetAction="hide"
            label={strings.dialog.close}
            icon={<Icon of={closeIcon} />}
          />
        </div>
        {children}
      </div>
    </dialog>
  )
}
