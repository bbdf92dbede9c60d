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
  'relative inline-flex min-h-touch shrink-0 cursor-pointer items-center gap-2 font-semibold whitespace-nowrap disabled:cursor-not-allowed disabled:opacity-55',
  {
    variants: {
      variant: {
        line: 'px-3 py-2 text-text-muted after:absolute after:inset-x-0 after:bottom-0 after:h-[3px] after:rounded-full hover:text-text data-[state=active]:text-primary data-[state=active]:after:bg-primary forced:data-[state=active]:after:bg-[Highlight]',
        pill: 'rounded-full border border-field-border bg-surface px-4 py-1.5 text-text not-data-[state=active]:hover:bg-subtle data-[state=active]:border-transparent data-[state=active]:bg-primary data-[state=active]:text-on-primary data-[state=active]:forced-color-adjust-none',
      },
      size: { md: 'text-body', sm: 'text-small' },
    },
  },
)

const list = cva('flex min-w-0 snap-x overflow-x-auto overscroll-x-contain p-1 [scrollbar-width:none]', {
  variants: { variant: { line: 'gap-1 border-b border-border pb-0', pill: 'gap-2' } },
})

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
      className={classes('grid min-w-0 gap-4', className)}
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
          className="min-w-0 rounded-small"
        >
          {item.content}
        </Content>
      ))}
    </Root>
  )
}
