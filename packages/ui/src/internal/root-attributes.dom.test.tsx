import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { storyElement, withinProvider } from '../../tests/default-story.tsx'
import { defaultStories } from '../../tests/stories.ts'
import type { StoryFile } from '../../tests/stories.ts'
import { Dialog } from '../components/dialog/dialog.tsx'
import { Drawer } from '../components/drawer/drawer.tsx'
import { AlertDialog } from '../components/alert-dialog/alert-dialog.tsx'
import { LanguageSwitch } from '../components/language-switch/language-switch.tsx'
import { Menu } from '../components/menu/menu.tsx'
import { PlanCompare } from '../components/plan-compare/plan-compare.tsx'
import { Popover } from '../components/popover/popover.tsx'
import { Table } from '../components/table/table.tsx'
import { Tooltip } from '../components/tooltip/tooltip.tsx'
import { fillDomGaps } from '../testers/dom-gaps.ts'

fillDomGaps()
afterEach(cleanup)

const files = import.meta.glob<StoryFile>('../components/*/*.stories.tsx', { eager: true })
/** They draw no element of their own. */
const withoutRoot = ['provider', 'toast']
/** Stories with fixed props: the test draws the component itself. */
const withFixedStory = [
  'footer',
  'invoice-sheet',
  'ledger-list',
  'navbar',
  'quote-lines',
  'request-card',
  'skip-link',
]
/** In a field the control has the id, the ref and `data-*`, and the frame around it the class. */
const isField = (name: string): boolean =>
  /(checkbox|combobox|control|field|file-drop|group|picker|select|stepper|switch|textarea)$/.test(name)

const opened = { open: true, onOpenChange: vi.fn(), title: 'نص' }
const button = <button type="button">نص</button>
/** Elements of the components whose first story draws fixed props. */
const elements: Readonly<Record<string, (props: object) => ReactNode>> = {
  'alert-dialog': (props) => (
    <AlertDialog {...opened} {...props} description="نص" confirm="نص" onConfirm={vi.fn()} />
  ),
  dialog: (props) => <Dialog {...opened} {...props} children="نص" />,
  drawer: (props) => <Drawer {...opened} {...props} children="نص" />,
  'language-switch': (props) => <LanguageSwitch {...props} to="en" link={<a href="#en" />} />,
  menu: (props) => <Menu defaultOpen {...props} trigger={button} items={[{ label: 'نص' }]} />,
  'plan-compare': (props) => <PlanCompare {...props} plans={[{ id: '1', name: 'نص', total: 1 }]} />,
  popover: (props) => <Popover defaultOpen {...props} label="نص" trigger={button} children="نص" />,
  table: (props) => <Table {...props} caption="نص" columns={[]} rows={[]} rowKey={String} />,
  tooltip: (props) => <Tooltip defaultOpen {...props} text="نص" children={button} />,
}

function Story({ name, file, props }: { name: string; file: StoryFile; props: object }): ReactNode {
  const { component: Component, args } = file.default
  if (elements[name]) return elements[name](props)
  if (withFixedStory.includes(name)) return <Component {...args} {...{ label: 'نص' }} {...props} />
  return storyElement(
    { ...file, Default: { ...file.Default, args: { ...file.Default?.args, ...props } } },
    'ar',
  )
}

/** A class that is none of the kit's: the one of this test, or that of a story which places itself. */
const hasOwnClass = (element: Element | null): boolean =>
  element !== null &&
  ([...element.classList].some((name) => !name.startsWith('sk:')) || hasOwnClass(element.parentElement))

describe('what an app passes to a component', () => {
  const components = defaultStories(files).filter(([name]) => !withoutRoot.includes(name))
  it.each(components)('reaches the root of %s', (name, file) => {
    const ref = vi.fn<(element: Element | null) => void>()
    const onClick = vi.fn()
    const props = { id: 'mine', className: 'mine', style: { order: 7 }, 'data-mine': '', onClick, ref }
    render(withinProvider(<Story name={name} file={file} props={props} />, 'ar'))
    // A popup is closed until its button is pressed.
    for (const each of screen.queryAllByRole('button')) {
      if (document.querySelector('[data-mine]')) break
      fireEvent.click(each)
    }
    const root = document.querySelector<HTMLElement>('[data-mine]')
    if (!root) throw new Error('No root.')
    // In a group the first control has the id, so that links reach it.
    expect(root.matches('fieldset') ? root.querySelectorAll('#mine') : [root]).toHaveLength(1)
    expect(document.querySelectorAll('#mine')).toHaveLength(1)
    expect(hasOwnClass(root)).toBe(true)
    expect(ref).toHaveBeenCalledWith(root)
    if (isField(name)) return
    expect(root.style.order).toBe('7')
    fireEvent.click(root)
    if (!name.endsWith('-popup')) expect(onClick).toHaveBeenCalledOnce()
  })
})
