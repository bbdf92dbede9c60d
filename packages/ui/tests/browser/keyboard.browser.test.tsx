import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../../src/components/button/index.ts'
import { Combobox } from '../../src/components/combobox/index.ts'
import { Menu } from '../../src/components/menu/index.ts'
import { Select } from '../../src/components/select/index.ts'
import { mountOnEmptyPage, operatedLocales } from './mount-on-empty-page.tsx'

// Only the keyboard of a real browser shows where Tab leads; a simulated one starts from the element the
// key was sent to.

const options = ['الرياض', 'جدة', 'الدمام'].map((label, index) => ({ value: `${index}`, label }))
const named = (role: 'button' | 'combobox', name: string) => page.getByRole(role, { name, exact: true })

describe.each(operatedLocales)('keyboard focus in %s', (locale) => {
  const between = (children: ReactNode): void =>
    mountOnEmptyPage(
      locale,
      <>
        <button type="button">before</button>
        {children}
        <button type="button">after</button>
      </>,
    )

  describe('an open Menu', () => {
    const open = async (key: string): Promise<void> => {
      between(<Menu trigger={<Button>menu</Button>} items={[{ label: 'one' }, { label: 'two' }]} />)
      await named('button', 'menu').click()
      await userEvent.keyboard('{Escape}')
      await expect.element(named('button', 'menu')).toHaveFocus()
      await userEvent.keyboard(key)
    }

    it.each([
      ['{Tab}', 'after'],
      ['{Shift>}{Tab}{/Shift}', 'before'],
    ])('an open Menu closes on %s and moves focus %s its button', async (key, name) => {
      await open('{Enter}')
      await expect.element(page.getByRole('menuitem', { name: 'one' })).toHaveFocus()
      await userEvent.keyboard(key)
      await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
      await expect.element(named('button', name)).toHaveFocus()
    })

    it('an open Menu starts at its last entry if the up arrow opened it', async () => {
      await open('{ArrowUp}')
      await expect.element(page.getByRole('menuitem', { name: 'two' })).toHaveFocus()
    })
  })

  describe('an open Select', () => {
    const open = async (): Promise<void> => {
      between(<Select label="city" defaultValue="1" options={options} />)
      await expect.element(named('combobox', 'city')).toBeVisible()
      document.querySelector<HTMLElement>('[role=combobox]')?.focus()
      await userEvent.keyboard('{Enter}')
      await expect.element(page.getByRole('option', { name: 'جدة' })).toHaveFocus()
    }

    it.each([
      ['{Tab}', 'after'],
      ['{Shift>}{Tab}{/Shift}', 'before'],
    ])('an open Select closes without a change on %s and moves focus %s its button', async (key, name) => {
      await open()
      await userEvent.keyboard(`{ArrowDown}${key}`)
      await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
      await expect.element(named('button', name)).toHaveFocus()
      await expect.element(named('combobox', 'city')).toHaveTextContent('جدة')
    })

    it('an open Select lets no hidden element take focus', async () => {
      await open()
      document.querySelector<HTMLElement>('button')?.focus()
      await expect.element(page.getByRole('option', { name: 'جدة' })).toHaveFocus()
      expect(document.querySelector('button')?.closest('[inert]')).not.toBeNull()
      await userEvent.keyboard('{Escape}')
      await expect.element(named('combobox', 'city')).toHaveFocus()
      expect(document.querySelector('[inert]')).toBeNull()
    })
  })

  describe('a Combobox', () => {
    const typed = async (text: string): Promise<void> => {
      between(<Combobox label="city" options={options} />)
      await named('combobox', 'city').click()
      await userEvent.keyboard(text)
    }

    it('a Combobox takes a completely typed option on Tab and skips its buttons', async () => {
      await typed('الرياض')
      await userEvent.keyboard('{Tab}')
      await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
      await expect.element(named('button', 'after')).toHaveFocus()
      await expect.element(named('combobox', 'city')).toHaveValue('الرياض')
    })

    it('a Combobox takes no partly typed option on Tab and becomes empty', async () => {
      await typed('الر')
      await userEvent.keyboard('{Tab}')
      await expect.element(named('combobox', 'city')).toHaveValue('')
    })

    it('a Combobox closes on the first Escape and is cleared by the second', async () => {
      await typed('الرياض{Enter}{ArrowDown}')
      await expect.element(page.getByRole('listbox')).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await expect.element(named('combobox', 'city')).toHaveValue('الرياض')
      await userEvent.keyboard('{Escape}')
      await expect.element(named('combobox', 'city')).toHaveValue('')
    })
  })
})
