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
  /** The question, or the name of the part. */
  title: ReactNode
  content: ReactNode
}

export interface AccordionProps extends RootProps<HTMLDivElement> {
  /** In the order in which they stand. */
  items: readonly AccordionItem[]
  /** `single`: opening one closes the other. */
  type?: 'single' | 'multiple' | undefined
  /** What is open, held by the caller. */
  value?: readonly string[] | undefined
  /** What is open at first. */
  defaultValue?: readonly string[] | undefined
  onValueChange?: ((value: readonly string[]) => void) | undefined
  /** The heading level that fits the page's outline. */
  level?: 2 | 3 | 4 | undefined
}

function Part({ item, level }: { item: AccordionItem; level: 2 | 3 | 4 }): ReactNode {
  const Heading = `h${level}` as const
  return (
    <Item value={item.value} className="border-b border-border last:border-b-0">
      <Header asChild>
        <Heading className="m-0">
          <Trigger className="group flex min-h-touch w-full cursor-pointer items-center justify-between gap-3 rounded-field px-4 py-3 text-start text-lead font-semibold text-text -outline-offset-2 hover:bg-subtle">
            <span className="min-w-0">{item.title}</span>
            <Icon
              of={chevronDownIcon}
              size="md"
              className="text-text-muted transition-transform group-data-[state=open]:rotate-180 print:hidden"
            />
          </Trigger>
        </Heading>
      </Header>
      {/* Closed parts stay in the document: search engines, "find in page" and paper need them. */}
      <Content forceMount className="px-4 pb-5 data-[state=closed]:hidden print:block!">
        {item.content}
      </Content>
    </Item>
  )
}

/** Parts one opens to read, such as questions and answers. */
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
    'min-w-0 rounded-card border border-border bg-surface text-body text-text wrap-anywhere forced:border-[CanvasText]',
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
