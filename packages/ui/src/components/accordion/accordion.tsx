'use client'
import { Content, Header, Item, Root, Trigger } from '@radix-ui/react-accordion'
import type { ReactNode } from 'react'
import { classes } from '../../internal/class-names.ts'
import { KitError, isDevelopment } from '../../internal/dev.ts'
import type { RootProps } from '../../internal/root-props.ts'
import { chevronDownIcon } from '../icon/generated/icons.ts'
import { Icon } from '../icon/icon.tsx'
import { useKit } from '../provider/context.ts'

export interface AccordionItem {
  value: string
  /** The question, or the heading of the section. */
  title: ReactNode
  content: ReactNode
}

export interface AccordionProps extends RootProps<HTMLDivElement> {
  /** The items in the order they are shown. */
  items: readonly AccordionItem[]
  /** With `single`, opening one item closes the others. */
  type?: 'single' | 'multiple' | undefined
  /** The values of the open items. Pass it to control the component. */
  value?: readonly string[] | undefined
  /** The values of the items that are open at first. */
  defaultValue?: readonly string[] | undefined
  onValueChange?: ((value: readonly string[]) => void) | undefined
  /** The heading level that fits the page's outline. */
  level?: 2 | 3 | 4 | undefined
}

function Part({ item, level }: { item: AccordionItem; level: 2 | 3 | 4 }): ReactNode {
  const Heading = `h${level}` as const
  return (
    <Item value={item.value} className="sk:border-b sk:border-border sk:last:border-b-0">
      <Header asChild>
        <Heading className="sk:m-0">
          <Trigger className="sk:group sk:flex sk:min-h-touch sk:w-full sk:cursor-pointer sk:items-center sk:justify-between sk:gap-3 sk:rounded-field sk:px-4 sk:py-3 sk:text-start sk:text-lead sk:font-semibold sk:text-text sk:-outline-offset-2 sk:hover:bg-subtle">
            <span className="sk:min-w-0">{item.title}</span>
            <Icon
              of={chevronDownIcon}
              size="md"
              className="sk:text-text-muted sk:transition-transform sk:group-data-[state=open]:rotate-180 sk:print:hidden"
            />
          </Trigger>
        </Heading>
      </Header>
      {/* Closed items stay in the document, because search engines, "find in page" and printing need their text. */}
      <Content forceMount className="sk:px-4 sk:pb-5 sk:data-[state=closed]:hidden sk:print:block!">
        {item.content}
      </Content>
    </Item>
  )
}

/** A list of collapsible sections, such as questions and answers. */
export function Accordion({
  items,
  type = 'single',
  value,
  defaultValue = [],
  onValueChange,
  level = 3,
  className,
  ...rest
}: AccordionProps): ReactNode {
  if (isDevelopment && type === 'single' && (value ?? defaultValue).length > 1)
    throw new KitError(
      'Accordion',
      `opens one part at a time, but \`${value ? 'value' : 'defaultValue'}\` names several.`,
    )
  const { dir } = useKit('Accordion')
  const looks = classes(
    'sk:min-w-0 sk:rounded-card sk:border sk:border-border sk:bg-surface sk:text-body sk:text-text sk:wrap-anywhere sk:forced:border-[CanvasText]',
    className,
  )
  const parts = items.map((item) => <Part key={item.value} item={item} level={level} />)
  if (type === 'multiple')
    return (
      <Root
        {...rest}
        type="multiple"
        dir={dir}
        className={looks}
        {...(value ? { value: [...value] } : { defaultValue: [...defaultValue] })}
        {...(onValueChange ? { onValueChange } : {})}
      >
        {parts}
      </Root>
    )
  return (
    <Root
      {...rest}
      type="single"
      collapsible
      dir={dir}
      className={looks}
      {...(value ? { value: value[0] ?? '' } : { defaultValue: defaultValue[0] ?? '' })}
      {...(onValueChange ? { onValueChange: (opened: string) => onValueChange(opened ? [opened] : []) } : {})}
    >
      {parts}
    </Root>
  )
}
