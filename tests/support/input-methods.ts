import type { Locator, Page } from '@playwright/test'

import { tabTo } from './keyboard.ts'
import { expect } from './test.ts'

type Role = Parameters<Page['getByRole']>[0]
type NodeName = { readonly role: Role; readonly name: string | RegExp }
/** A control by its accessible role and name; `within` is the landmark, list item or dialog around it. */
export type Control = NodeName & { readonly within?: NodeName }

/** The actions of a visitor by one input method, such as touch or the keyboard. */
export type InputActions = {
  /** Follows a link or presses a button. */
  press(control: Control): Promise<void>
  /** Selects a radio button or ticks a checkbox. */
  tick(control: Control): Promise<void>
  /** Replaces the text of a field. */
  write(control: Control, text: string): Promise<void>
  /** Types into a combobox and takes the first option found. */
  search(control: Control, text: string, option: RegExp): Promise<void>
  attach(control: Control, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void>
}

/**
 * Finds a control. Two of one name in one place are an error, because nobody could tell them apart.
 */
const find = (page: Page, { role, name, within }: Control): Locator =>
  (within ? page.getByRole(within.role, { name: within.name }) : page).getByRole(role, { name })

const firstOption = (page: Page, option: RegExp) =>
  page.getByRole('listbox').getByRole('option', { name: option }).first()

async function attachBy(
  page: Page,
  open: () => Promise<unknown>,
  file: Parameters<InputActions['attach']>[1],
) {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser', { timeout: 20_000 }), open()])
  await chooser.setFiles(file)
}

/** Whether the “next” key of a phone's keyboard moves to this field from the text field before it. */
const isNextField = (target: Locator) =>
  target.evaluate((element) => {
    const text = 'input:not([type=radio], [type=checkbox], [type=file], [type=hidden]), textarea'
    const form = document.activeElement?.closest('form, section')
    const fields = [...(form?.querySelectorAll(text) ?? [])].filter((field) => field.checkVisibility())
    const at = fields.findIndex((field) => field === document.activeElement)
    return element === document.activeElement || (at !== -1 && fields[at + 1] === element)
  })

/**
 * The input method of a finger. It taps a field, unless the “next” key of the phone's keyboard
 * leads there.
 */
const byTouch = (page: Page): InputActions => ({
  press: (control) => find(page, control).click(),
  async tick(control) {
    const target = find(page, control)
    await expect(target).toBeEnabled()
    // The label covers the control, and on a phone the total bar covers the lower edge.
    await target.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    await target.check({ force: true })
  },
  async write(control, text) {
    const target = find(page, control)
    if (await isNextField(target)) await target.focus()
    else await target.click()
    await target.fill(text)
  },
  async search(control, text, option) {
    await find(page, control).click()
    await find(page, control).fill(text)
    await firstOption(page, option).click()
  },
  async attach(control, file) {
    const target = find(page, control)
    await target.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    await attachBy(page, () => target.click({ force: true }), file)
  },
})

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement)

/**
 * The input method of a keyboard: Tab, arrows, Enter and Space. Every focus indicator on the way to
 * a control has to be visible.
 */
const byKeyboard = (page: Page): InputActions => {
  const press = (key: string) => page.keyboard.press(key)
  const reach = async (control: Control) => {
    const target = find(page, control)
    await expect(target).toBeEnabled()
    await tabTo(page, target)
    return target
  }
  return {
    async press(control) {
      await reach(control)
      await press('Enter')
    },
    async tick(control) {
      const target = find(page, control)
      await expect(target).toBeEnabled()
      if (control.role === 'checkbox') {
        await tabTo(page, target)
        return press('Space')
      }
      // Tab stops once at a group of radio buttons; arrows go through it.
      const group = await target.getAttribute('name')
      const stop = page.locator(`input[type=radio][name="${group}"]:checked`)
      await tabTo(page, (await stop.count()) > 0 ? stop : target)
      for (let step = 0; step < 12 && !(await isFocused(target)); step += 1) await press('ArrowDown')
      if (!(await target.isChecked())) await press('Space')
      await expect(target).toBeChecked()
    },
    async write(control, text) {
      await reach(control)
      await press('Control+A')
      await page.keyboard.type(text)
    },
    async search(control, text) {
      await reach(control)
      await page.keyboard.type(text)
      // Enter may come before the results; then the first result is taken when the results arrive.
      await press('Enter')
    },
    attach: async (control, file) => {
      await reach(control)
      await attachBy(page, () => press('Enter'), file)
    },
  }
}

const unnamed = /^\s*- (?:button|link|textbox|combobox|radio|checkbox|dialog)(?:\s*\[[^\]]*\])*:?$/m

/**
 * The input method of a screen reader: it acts on the nodes of the accessibility tree, by role and
 * name, with the default action of the node. No control on the way may lack a name.
 */
const byTree = (page: Page): InputActions => {
  const act = async (control: Control) => {
    const target = find(page, control)
    await expect(target).toBeEnabled()
    expect(await page.locator('body').ariaSnapshot()).not.toMatch(unnamed)
    await target.evaluate((element: HTMLElement) => {
      element.focus()
      element.click()
    })
    return target
  }
  return {
    press: async (control) => void (await act(control)),
    async tick(control) {
      await expect(await act(control)).toBeChecked()
    },
    write: async (control, text) => (await act(control)).fill(text),
    async search(control, text, option) {
      await (await act(control)).fill(text)
      await firstOption(page, option).evaluate((element: HTMLElement) => element.click())
    },
    attach: (control, file) => attachBy(page, () => act(control), file),
  }
}

export const inputMethods = {
  'by touch': byTouch,
  'by keyboard alone': byKeyboard,
  'by the accessibility tree alone': byTree,
} as const
