'use client'
import { Content, List, Root, Trigger } from '@radix-ui/react-tabs'
import { cva } from 'class-variance-authority'
import type { FocusEvent, ReactNode } from 'react'
import { classes } from '../../internal/class-names.ts'
import { requireName } from '../../internal/dev.ts'
import type { RootProps } from '../../internal/root-props.ts'
import { useOwnValue } from '../../internal/use-own-value.ts'
import { useKit } from '../provider/context.ts'

const tab = cva(
  'sk:relative sk:inline-flex sk:min-h-touch sk:shrink-0 sk:cursor-pointer sk:items-center sk:gap-2 sk:font-semibold sk:whitespace-nowrap sk:disabled:cursor-not-allowed sk:disabled:opacity-55',
  {
    variants: {
      variant: {
        line: 'sk:px-3 sk:py-2 sk:text-text-muted sk:after:absolute sk:after:inset-x-0 sk:after:bottom-0 sk:after:h-[3px] sk:after:rounded-full sk:hover:text-text sk:data-[state=active]:text-primary sk:data-[state=active]:after:bg-primary sk:forced:data-[state=active]:after:bg-[Highlight]',
        pill: 'sk:rounded-full sk:border sk:border-field-border sk:bg-surface sk:px-4 sk:py-1.5 sk:text-text sk:not-data-[state=active]:hover:bg-subtle sk:data-[state=active]:border-transparent sk:data-[state=active]:bg-primary sk:data-[state=active]:text-on-primary sk:data-[state=active]:forced-color-adjust-none',
      },
      size: { md: 'sk:text-body', sm: 'sk:text-small' },
    },
  },
)

const list = cva(
  'sk:flex sk:min-w-0 sk:snap-x sk:overflow-x-auto sk:overscroll-x-contain sk:p-1 sk:[scrollbar-width:none]',
  {
    variants: { variant: { line: 'sk:gap-1 sk:border-b sk:border-border sk:pb-0', pill: 'sk:gap-2' } },
  },
)

export interface TabItem {
  value: string
  /** One or two words. */
  label: ReactNode
  /** Before the label. */
  icon?: ReactNode
  /** After the label, such as a count. */
  end?: ReactNode
  disabled?: boolean | undefined
  content: ReactNode
}

export interface TabsProps extends RootProps<HTMLDivElement> {
  /** What the tabs choose between; not shown. */
  label: string
  items: readonly TabItem[]
  value?: string | undefined
  /** The tab chosen first where the Tabs keep their own state; else the first. */
  defaultValue?: string | undefined
  onValueChange?: ((value: string) => void) | undefined
  /** `pill` for a filter above a list, `line` for parts of a page. */
  variant?: 'line' | 'pill' | undefined
  size?: 'md' | 'sm' | undefined
  /** `manual` where changing the tab costs a request: arrows move, Enter chooses. */
  activation?: 'automatic' | 'manual' | undefined
  /** Panels stay while another is shown, with all that was typed in them. */
  keepMounted?: boolean | undefined
}

const bringIntoSight = (event: FocusEvent<HTMLElement>): void =>
  event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })

/** Views of one thing side by side. More tabs than fit scroll sideways; arrows follow the reading direction. */
export function Tabs({
  label,
  items,
  value,
  defaultValue = items[0]?.value ?? '',
  onValueChange,
  variant = 'line',
  size = 'md',
  activation = 'automatic',
  keepMounted = false,
  className,
  ...rest
}: TabsProps): ReactNode {
  requireName('Tabs', label)
  const { dir } = useKit('Tabs')
  const [chosen, choose] = useOwnValue(value, defaultValue, onValueChange)
  return (
    <Root
      {...rest}
      dir={dir}
      activationMode={activation}
      className={classes('sk:grid sk:min-w-0 sk:gap-4', className)}
      value={chosen}
      onValueChange={choose}
    >
      <List aria-label={label} data-scrolls="across" className={list({ variant })}>
        {items.map((item) => (
          <Trigger
            key={item.value}
            value={item.value}
            disabled={item.disabled ?? false}
            onFocus={bringIntoSight}
            className={tab({ variant, size })}
          >
            {item.icon}
            {item.label}
            {item.end}
          </Trigger>
        ))}
      </List>
      {items.map((item) => (
        <Content
          key={item.value}
          value={item.value}
          {...(keepMounted && { forceMount: true as const, hidden: item.value !== chosen })}
          className="sk:min-w-0 sk:rounded-small"
        >
          {item.content}
        </Content>
      ))}
    </Root>
  )
}
