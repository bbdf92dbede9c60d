'use client'
import { createContext, use, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { classes } from '../../internal/class-names.ts'
import {
  choiceInputClasses,
  choiceInputBoxClasses,
  choiceInputMarkClasses,
} from '../../internal/choice-input-classes.ts'
import { useControllableValue } from '../../internal/use-controllable-value.ts'
import { fillPlaceholders } from '../../strings/fill-placeholders.ts'
import { Icon } from '../icon/icon.tsx'
import { checkIcon, minusIcon } from '../icon/generated/icons.ts'
import { useKit } from '../provider/context.ts'

interface Selection {
  readonly rowKeys: readonly string[]
  readonly selected: ReadonlySet<string>
  readonly select: (keys: readonly string[], checked: boolean) => void
}

const SelectionContext = createContext<Selection | undefined>(undefined)

interface TableSelectionProps {
  /** The keys of the visible rows. Rows selected on another page of the list stay selected. */
  rowKeys: readonly string[]
  selectedKeys: readonly string[] | undefined
  defaultSelectedKeys: readonly string[] | undefined
  onSelectedKeysChange: ((keys: readonly string[]) => void) | undefined
  children: ReactNode
}

const none: readonly string[] = []

/** Holds the selected rows, and announces their number after each change. */
export function TableSelection({
  rowKeys,
  selectedKeys,
  defaultSelectedKeys = none,
  onSelectedKeysChange,
  children,
}: TableSelectionProps): ReactNode {
  const { format, strings } = useKit('Table')
  const [keys, choose] = useControllableValue(selectedKeys, defaultSelectedKeys, onSelectedKeysChange)
  const [news, setNews] = useState('')
  const selection = useMemo(() => {
    const selected = new Set(keys)
    return {
      rowKeys,
      selected,
      select: (changed: readonly string[], checked: boolean) => {
        const others = keys.filter((key) => !changed.includes(key))
        const next = checked ? [...others, ...changed] : others
        choose(next)
        setNews(format.count(strings.table.selected, next.length))
      },
    }
  }, [rowKeys, keys, choose, format, strings])
  return (
    <SelectionContext value={selection}>
      <span role="status" className="sk:sr-only">
        {news}
      </span>
      {children}
    </SelectionContext>
  )
}

interface BoxProps {
  checked: boolean
  indeterminate?: boolean
  disabled?: boolean
  onCheckedChange: (checked: boolean) => void
  children: ReactNode
}

function Box({ checked, indeterminate = false, disabled, onCheckedChange, children }: BoxProps): ReactNode {
  const box = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate
  })
  return (
    <label className="sk:inline-flex sk:min-h-touch sk:min-w-touch sk:cursor-pointer sk:items-center sk:justify-center sk:gap-2">
      <span className={classes(choiceInputBoxClasses, 'sk:self-center')}>
        <input
          ref={box}
          type="checkbox"
          checked={checked}
          disabled={disabled}
          className={choiceInputClasses({ shape: 'square' })}
          onChange={(event) => onCheckedChange(event.target.checked)}
        />
        <Icon
          of={checkIcon}
          className={classes(
            choiceInputMarkClasses,
            'sk:stroke-3 sk:peer-checked:opacity-100 sk:peer-indeterminate:opacity-0',
          )}
        />
        <Icon
          of={minusIcon}
          className={classes(choiceInputMarkClasses, 'sk:stroke-3 sk:peer-indeterminate:opacity-100')}
        />
      </span>
      {children}
    </label>
  )
}

/**
 * The checkbox for all visible rows: checked if every one is selected, indeterminate if some are.
 */
export function SelectAll(): ReactNode {
  const { strings } = useKit('Table')
  const selection = use(SelectionContext)
  if (!selection) return null
  const { rowKeys, selected, select } = selection
  const count = rowKeys.filter((key) => selected.has(key)).length
  const all = count > 0 && count === rowKeys.length
  return (
    <Box
      checked={all}
      indeterminate={count > 0 && !all}
      disabled={rowKeys.length === 0}
      onCheckedChange={(checked) => select(rowKeys, checked)}
    >
      <span className="sk:pe-2 sk:@2xl:sr-only">{strings.table.selectAll}</span>
    </Box>
  )
}

/** Draws the checkbox that selects a table row. */
export function RowCheckbox({ rowKey, name }: { rowKey: string; name: string }): ReactNode {
  const { strings } = useKit('Table')
  const selection = use(SelectionContext)
  if (!selection) return null
  return (
    <Box
      checked={selection.selected.has(rowKey)}
      onCheckedChange={(checked) => selection.select([rowKey], checked)}
    >
      <span className="sk:sr-only">{fillPlaceholders(strings.table.select, { row: name })}</span>
    </Box>
  )
}
