import { screen, waitFor, within } from '@testing-library/dom'
import { press } from './keys.ts'
import { TesterError } from './tester-error.ts'
import type { AccessibleName, TestUser } from './user.ts'
import { keyboardFocus, pressAndMove, moveFocusTo } from './walk.ts'

const focus = (element: HTMLElement): void => {
  element.focus()
  if (document.activeElement !== element)
    throw new TesterError(
      `“${element.getAttribute('aria-label') ?? element.textContent?.trim() ?? ''}” takes no focus.`,
    )
}

/** Opens a `Select` by keyboard unless it is open, and returns its list. */
export async function openSelect(user: TestUser, select: HTMLElement): Promise<HTMLElement> {
  const open = screen.queryByRole('listbox')
  if (open) return open
  focus(select)
  await press(user, 'Enter')
  const list = await screen.findByRole('listbox')
  // The list is placed before it takes focus, and keys work only afterwards.
  await waitFor(() => {
    if (!list.contains(document.activeElement)) throw new TesterError('The list has not taken the focus.')
  })
  return list
}

/** Closes the open list without a choice. */
export async function closeSelect(user: TestUser): Promise<void> {
  if (!screen.queryByRole('listbox')) return
  await press(user, 'Escape')
  await waitFor(() => {
    if (screen.queryByRole('listbox')) throw new TesterError('The list is still open.')
  })
}

/** Opens a `Select` and chooses an option by its name, using the keyboard. */
export async function chooseFromSelect(
  user: TestUser,
  select: HTMLElement,
  option: AccessibleName,
): Promise<void> {
  const list = await openSelect(user, select)
  const options = within(list).getAllByRole('option')
  const target = within(list).getByRole('option', { name: option })
  if (target.hasAttribute('data-disabled')) throw new TesterError(`“${String(option)}” cannot be chosen.`)
  if (keyboardFocus() !== options[0]) {
    await press(user, 'Home')
    await waitFor(() => {
      if (!options.some((each) => each === keyboardFocus())) throw new TesterError('The focus left the list.')
    })
  }
  await moveFocusTo(user, target, 'Down', options.length)
  await press(user, 'Enter')
  await waitFor(() => {
    if (screen.queryByRole('listbox')) throw new TesterError('The list is still open.')
  })
}

/** Types into a `Combobox` and chooses the option with that name, or the only result. */
export async function chooseFromCombobox(
  user: TestUser,
  combobox: HTMLElement,
  search: string,
  option?: AccessibleName,
): Promise<void> {
  await user.clear(combobox)
  await user.type(combobox, search)
  const found = await waitFor(() => {
    const list = document.getElementById(combobox.getAttribute('aria-controls') ?? '')
    if (!list) throw new TesterError(`“${search}” finds nothing.`)
    const named = within(list).queryByRole('option', { name: option ?? search })
    if (named) return named
    const all = within(list).getAllByRole('option')
    const [only] = all
    if (option === undefined && only && all.length === 1) return only
    const names = all.map((each) => `“${each.textContent}”`).join(', ')
    throw new TesterError(`“${search}” finds ${names}: name the one you want.`)
  })
  await user.click(found)
}

/** Selects options of a `MultiSelect` by name, or deselects them, and closes the list. */
export async function setInMultiSelect(
  user: TestUser,
  multiSelect: HTMLElement,
  options: readonly string[],
  chosen = true,
): Promise<void> {
  for (const name of options) {
    await user.clear(multiSelect)
    await user.type(multiSelect, name)
    const list = document.getElementById(multiSelect.getAttribute('aria-controls') ?? '')
    const target = list && within(list).queryByRole('option', { name })
    if (!target) throw new TesterError(`“${name}” is not found.`)
    if (target.getAttribute('aria-disabled') === 'true') throw new TesterError(`“${name}” cannot be chosen.`)
    if ((target.getAttribute('aria-selected') === 'true') !== chosen) await user.click(target)
  }
  await press(user, 'Escape')
}

const isEntry = (element: Element | null): boolean =>
  element?.getAttribute('role')?.startsWith('menuitem') ?? false

/** Opens a `Menu` and activates an entry: an action, a checkbox or a radio. */
export async function chooseFromMenu(
  user: TestUser,
  button: HTMLElement,
  entry: AccessibleName,
): Promise<void> {
  const menu = await openMenu(user, button)
  const inMenu = within(menu)
  const named = (['menuitem', 'menuitemcheckbox', 'menuitemradio'] as const).flatMap((role) =>
    inMenu.queryAllByRole(role, { name: entry }),
  )
  const target = named[0] ?? inMenu.getByRole('menuitem', { name: entry })
  if (target.hasAttribute('data-disabled')) throw new TesterError(`“${String(entry)}” cannot be chosen.`)
  await moveFocusTo(user, target, 'Down', menu.querySelectorAll('[role^="menuitem"]').length)
  await press(user, 'Enter')
}

/** Opens a `Menu` by keyboard unless it is open, with its first entry focused. */
export async function openMenu(user: TestUser, button: HTMLElement): Promise<HTMLElement> {
  const [open] = screen.queryAllByRole('menu')
  if (open) return open
  focus(button)
  await press(user, 'Enter')
  const menu = await screen.findByRole('menu')
  await waitFor(() => {
    if (!isEntry(document.activeElement)) throw new TesterError('No entry of the menu has taken the focus.')
  })
  return menu
}

/** Closes a `Menu` and its submenus without activating an entry. */
export async function closeMenu(user: TestUser): Promise<void> {
  if (screen.queryAllByRole('menu').length > 0) await press(user, 'Escape')
  await waitFor(() => {
    if (screen.queryAllByRole('menu').length > 0) throw new TesterError('The menu is still open.')
  })
}

/** Selects an option of a `RadioGroup`, `SegmentedControl` or `TimeWindowPicker`. */
export async function chooseRadio(user: TestUser, group: HTMLElement, radio: AccessibleName): Promise<void> {
  const target = within(group).getByRole('radio', { name: radio })
  if (target.matches(':disabled')) throw new TesterError(`“${String(radio)}” cannot be chosen.`)
  await user.click(target)
}

/** Selects a tab and returns its panel. */
export async function chooseTab(
  user: TestUser,
  tabs: HTMLElement,
  tab: AccessibleName,
): Promise<HTMLElement> {
  const target = within(tabs).getByRole('tab', { name: tab })
  await user.click(target)
  return waitFor(() => {
    const panel = document.getElementById(target.getAttribute('aria-controls') ?? '')
    if (!panel || panel.hidden) throw new TesterError(`The panel of “${String(tab)}” is not shown.`)
    return panel
  })
}

/**
 * Moves through a composite (tabs, radios, an open menu) with the arrow key of the reading direction, at
 * most once around, and returns the visited items. The list must be the same in Arabic and in English.
 */
export async function stepThrough(
  user: TestUser,
  composite: HTMLElement,
  role: 'tab' | 'radio' | 'menuitem',
): Promise<HTMLElement[]> {
  const items = within(composite).getAllByRole(role)
  const first = items.find((item) => !item.matches(':disabled, [data-disabled], [aria-disabled="true"]'))
  if (!first) throw new TesterError(`Nothing with the role ${role} can be reached.`)
  focus(first)
  const passed = [first]
  for (;;) {
    const now = await pressAndMove(user, role === 'menuitem' ? 'Down' : 'Next')
    if (!(now instanceof HTMLElement) || !items.includes(now))
      throw new TesterError('The focus left the composite.')
    if (passed.includes(now)) return passed
    passed.push(now)
  }
}
