'use client'
import { Content, List, Root, Trigger } from '@radix-ui/react-tabs'
import { cva } from 'class-variance-authority'
import { createContext, use, useMemo } from 'react'
import type { FocusEvent, ReactNode } from 'react'
import { classes } from '../../internal/class-names.ts'
import { KitError, isDevelopment, requireName } from '../../internal/dev.ts'
import type { RootProps } from '../../internal/root-props.ts'
import { useControllableValue } from '../../internal/use-controllable-value.ts'
import { useIsWideWindow } from '../../internal/use-is-wide-window.ts'
import { useKit } from '../provider/context.ts'

const root = cva('sk:grid sk:min-w-0', {
  variants: {
    orientation: {
      horizontal: 'sk:gap-4',
      vertical: 'sk:max-sm:gap-4 sk:sm:grid-cols-[fit-content(16rem)_minmax(0,1fr)] sk:sm:gap-6',
    },
  },
})

const tab = cva(
  'sk:relative sk:inline-flex sk:min-h-touch sk:cursor-pointer sk:items-center sk:gap-2 sk:font-semibold sk:disabled:cursor-not-allowed sk:disabled:opacity-55',
  {
    variants: {
      variant: {
        line: 'sk:px-3 sk:py-2 sk:text-text-muted sk:after:absolute sk:after:rounded-full sk:hover:text-text sk:data-[state=active]:text-primary sk:data-[state=active]:after:bg-primary sk:forced:data-[state=active]:after:bg-[Highlight]',
        pill: 'sk:rounded-full sk:border sk:border-field-border sk:bg-surface sk:px-4 sk:py-1.5 sk:text-text sk:not-data-[state=active]:hover:bg-subtle sk:data-[state=active]:border-transparent sk:data-[state=active]:bg-primary sk:data-[state=active]:text-on-primary sk:data-[state=active]:forced-color-adjust-none',
      },
      size: { md: 'sk:text-body', sm: 'sk:text-small' },
      orientation: {
        horizontal: 'sk:shrink-0 sk:whitespace-nowrap',
        vertical:
          'sk:text-start sk:max-sm:shrink-0 sk:max-sm:whitespace-nowrap sk:sm:min-w-0 sk:sm:wrap-anywhere',
      },
    },
    compoundVariants: [
      {
        variant: 'line',
        orientation: 'horizontal',
        className: 'sk:after:inset-x-0 sk:after:bottom-0 sk:after:h-[3px]',
      },
      {
        variant: 'line',
        orientation: 'vertical',
        className:
          'sk:max-sm:after:inset-x-0 sk:max-sm:after:bottom-0 sk:max-sm:after:h-[3px] sk:sm:after:inset-y-0 sk:sm:after:end-0 sk:sm:after:w-[3px]',
      },
    ],
  },
)

const list = cva('sk:flex sk:min-w-0 sk:p-1', {
  variants: {
    variant: { line: 'sk:gap-1 sk:border-border', pill: 'sk:gap-2' },
    orientation: {
      horizontal: 'sk:snap-x sk:overflow-x-auto sk:overscroll-x-contain sk:[scrollbar-width:none]',
      vertical:
        'sk:max-sm:snap-x sk:max-sm:overflow-x-auto sk:max-sm:overscroll-x-contain sk:max-sm:[scrollbar-width:none] sk:sm:flex-col',
    },
  },
  compoundVariants: [
    { variant: 'line', orientation: 'horizontal', className: 'sk:border-b sk:pb-0' },
    {
      variant: 'line',
      orientation: 'vertical',
      className: 'sk:max-sm:border-b sk:max-sm:pb-0 sk:sm:border-e sk:sm:pe-0',
    },
  ],
})

export interface TabItem {
  value: string
  /** One or two words. */
  label: ReactNode
  /** An icon before the label. */
  icon?: ReactNode
  /** Content after the label, such as a count. */
  end?: ReactNode
  disabled?: boolean | undefined
  content: ReactNode
}

export interface TabsProps extends RootProps<HTMLDivElement> {
  /** The accessible name of the tab list. It is not shown. */
  label: string
  /** The tabs with their panels. To put something between them, use `children` instead. */
  items?: readonly TabItem[] | undefined
  value?: string | undefined
  /** The tab selected at first, when Tabs keep their own state. It defaults to the first of `items`. */
  defaultValue?: string | undefined
  onValueChange?: ((value: string) => void) | undefined
  /** `pill` suits a filter above a list, `line` the sections of a page. */
  variant?: 'line' | 'pill' | undefined
  size?: 'md' | 'sm' | undefined
  /** `vertical` puts the tabs beside their panel, with up and down arrows. On a phone they stay above it. */
  orientation?: 'horizontal' | 'vertical' | undefined
  /** Use `manual` when changing the tab costs a request: arrows move focus and Enter selects. */
  activation?: 'automatic' | 'manual' | undefined
  /** Keeps hidden panels mounted, with everything typed in them. */
  keepMounted?: boolean | undefined
  /** Replaces `items`: one `TabsList` with `TabsTab` elements, and a `TabsPanel` for each. */
  children?: ReactNode
}

interface TabsSettings {
  readonly label: string
  readonly chosen: string
  readonly choose: (value: string) => void
  readonly keepMounted: boolean
  readonly look: Required<Pick<TabsProps, 'variant' | 'size' | 'orientation'>>
}

const TabsContext = createContext<TabsSettings | undefined>(undefined)

function useTabs(part: string): TabsSettings {
  const tabs = use(TabsContext)
  if (!tabs) throw new KitError(part, 'needs <Tabs> above it.')
  return tabs
}

const bringIntoSight = (event: FocusEvent<HTMLElement>): void =>
  event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })

export interface TabsListProps extends RootProps<HTMLDivElement> {
  /** One `TabsTab` for each panel. */
  children: ReactNode
}

/** The row of tabs, or the column of vertical tabs. */
export function TabsList({ className, children, ...rest }: TabsListProps): ReactNode {
  const { label, look } = useTabs('TabsList')
  return (
    <List
      aria-label={label}
      {...rest}
      data-scrolls="across"
      className={list({ variant: look.variant, orientation: look.orientation, className })}
    >
      {children}
    </List>
  )
}

export interface TabsTabProps extends RootProps<HTMLButtonElement> {
  /** The `value` of its panel. */
  value: string
  /** An icon before the label. */
  icon?: ReactNode
  /** Content after the label, such as a count. */
  end?: ReactNode
  disabled?: boolean | undefined
  /** One or two words. */
  children: ReactNode
}

/** One tab, inside a `TabsList`. */
export function TabsTab({
  icon,
  end,
  disabled = false,
  className,
  children,
  onClick,
  ...rest
}: TabsTabProps): ReactNode {
  const { look, choose } = useTabs('TabsTab')
  return (
    <Trigger
      onFocus={bringIntoSight}
      {...rest}
      disabled={disabled}
      // Radix selects it when the mouse goes down. A click without one has no count.
      onClick={(event) => {
        onClick?.(event)
        if (event.detail === 0) choose(rest.value)
      }}
      className={tab({ ...look, className })}
    >
      {icon}
      {children}
      {end}
    </Trigger>
  )
}

export interface TabsPanelProps extends RootProps<HTMLDivElement> {
  /** The `value` of its tab. */
  value: string
  children: ReactNode
}

/** The panel of one tab. */
export function TabsPanel({ className, ...rest }: TabsPanelProps): ReactNode {
  const { chosen, keepMounted } = useTabs('TabsPanel')
  return (
    <Content
      {...rest}
      {...(keepMounted && { forceMount: true as const, hidden: rest.value !== chosen })}
      className={classes('sk:min-w-0 sk:rounded-small', className)}
    />
  )
}

const drawn = (items: readonly TabItem[]): ReactNode => (
  <>
    <TabsList>
      {items.map(({ value, label, icon, end, disabled }) => (
        <TabsTab key={value} value={value} icon={icon} end={end} disabled={disabled}>
          {label}
        </TabsTab>
      ))}
    </TabsList>
    {items.map(({ value, content }) => (
      <TabsPanel key={value} value={value}>
        {content}
      </TabsPanel>
    ))}
  </>
)

/**
 * Several views of one thing, shown one at a time. Tabs that do not fit scroll sideways; arrow keys follow
 * the reading direction.
 */
export function Tabs({
  label,
  items,
  value,
  defaultValue = items?.[0]?.value,
  onValueChange,
  variant = 'line',
  size = 'md',
  orientation = 'horizontal',
  activation = 'automatic',
  keepMounted = false,
  className,
  children = drawn(items ?? []),
  ...rest
}: TabsProps): ReactNode {
  requireName('Tabs', label)
  if (isDevelopment && !items && (value ?? defaultValue) === undefined)
    throw new KitError('Tabs', 'shows no panel. Pass `defaultValue` beside `children`, or `items`.')
  const { dir } = useKit('Tabs')
  const [chosen, choose] = useControllableValue(value, defaultValue ?? '', onValueChange)
  const wide = useIsWideWindow(orientation === 'vertical')
  const settings = useMemo(
    () => ({ label, chosen, choose, keepMounted, look: { variant, size, orientation } }),
    [label, chosen, choose, keepMounted, variant, size, orientation],
  )
  return (
    <TabsContext value={settings}>
      <Root
        {...rest}
        dir={dir}
        // Radix needs the actual layout: on a phone vertical tabs are a row too.
        orientation={wide ? orientation : 'horizontal'}
        activationMode={activation}
        className={root({ orientation, className })}
        value={chosen}
        onValueChange={choose}
      >
        {children}
      </Root>
    </TabsContext>
  )
}
